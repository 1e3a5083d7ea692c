-- `a and b or c` is wrong where b is false: the compiler puts such values in boxes.
local boxes = {}

return {
  box_wrap = function(value) return setmetatable({ value = value }, boxes) end,
  box_unwrap = function(found)
    if getmetatable(found) == boxes then return found.value end
    return found
  end,
}
