-- What the parser of this spec needs of Kaitai's runtime for Lua, written for the tests of the targets: classes whose
-- properties are computed when they are read.
local function find(class, key)
  while class do
    local property = rawget(class, "property")[key]
    if property then return nil, property end
    local value = rawget(class, key)
    if value ~= nil then return value end
    class = rawget(class, "parent")
  end
end

local function class(parent)
  local made = { parent = parent, property = {} }
  local objects = { class = made }
  function objects.__index(object, key)
    local value, property = find(made, key)
    if property then return property.get(object) end
    return value
  end
  return setmetatable(made, {
    __call = function(_, ...)
      local object = setmetatable({}, objects)
      object:_init(...)
      return object
    end,
    __index = parent,
  })
end

return { class = class }
