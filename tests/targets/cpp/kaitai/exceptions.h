// What the parser of this spec needs of Kaitai's runtime for C++, written for the tests of the targets.
#pragma once
#include <stdexcept>
#include <string>
#include "kaitaistruct.h"

namespace kaitai {
// What `valid` refuses.
struct validation_failed_error : std::runtime_error {
    explicit validation_failed_error(const std::string& where) : std::runtime_error("not valid: " + where) {}
};

template <typename T> struct validation_not_equal_error : validation_failed_error {
    validation_not_equal_error(const T&, const T&, kstream*, const std::string& where) : validation_failed_error(where) {}
};
template <typename T> struct validation_less_than_error : validation_failed_error {
    validation_less_than_error(const T&, const T&, kstream*, const std::string& where) : validation_failed_error(where) {}
};
template <typename T> struct validation_greater_than_error : validation_failed_error {
    validation_greater_than_error(const T&, const T&, kstream*, const std::string& where) : validation_failed_error(where) {}
};
template <typename T> struct validation_not_any_of_error : validation_failed_error {
    validation_not_any_of_error(const T&, kstream*, const std::string& where) : validation_failed_error(where) {}
};
template <typename T> struct validation_expr_error : validation_failed_error {
    validation_expr_error(const T&, kstream*, const std::string& where) : validation_failed_error(where) {}
};
}  // namespace kaitai
