-- Names of numbers: an enum makes of a number the object that its members are, or of an unknown one a new object.
local same = { __eq = function(one, other) return one.value == other.value end }

local function make(number, label)
  return setmetatable({ value = number, label = label }, same)
end

local function enum(members)
  local by_number, names = {}, {}
  for label, number in pairs(members) do
    names[label] = make(number, label)
    by_number[number] = names[label]
  end
  return setmetatable(names, { __call = function(_, number) return by_number[number] or make(number) end })
end

return { Enum = enum }
