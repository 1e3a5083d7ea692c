-- lua dump.lua FOLDER PARSERS MEMBERS LOG...: every member of every object of each log, a line each (see ../members.py)
-- FOLDER has this file, PARSERS what the compiler made.
package.path = arg[1] .. "/?.lua;" .. arg[2] .. "/?.lua"
require("mysql_binlog")

local members = {}
for line in io.lines(arg[3]) do
  local name, names = line:match("^(%w+)\t(.*)$")
  local class = name == "MysqlBinlog" and MysqlBinlog or MysqlBinlog[name]
  members[class] = {}
  for member in names:gmatch("[%w_]+") do table.insert(members[class], member) end
end

local function token(value)
  if type(value) == "string" then
    return "x" .. value:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end)
  elseif math.type(value) == "float" then
    return ("f%.17g"):format(value)
  elseif type(value) == "boolean" then
    return value and "1" or "0"
  end
  return ("%d"):format(value)
end

local function dump(path, value)
  local class = type(value) == "table" and (getmetatable(value) or {}).class
  if value == nil then
    return
  elseif class then
    for _, name in ipairs(members[class]) do dump(path .. "." .. name, value[name]) end
  elseif type(value) == "table" and rawget(value, "value") then
    print(path .. "\t" .. token(value.value))
  elseif type(value) == "table" then
    for index, item in ipairs(value) do dump(("%s[%d]"):format(path, index - 1), item) end
  else
    print(path .. "\t" .. token(value))
  end
end

for index = 4, #arg do
  print("log\t" .. arg[index])
  local file = assert(io.open(arg[index], "rb"))
  dump("", MysqlBinlog(KaitaiStream(file:read("a"))))
  file:close()
end
