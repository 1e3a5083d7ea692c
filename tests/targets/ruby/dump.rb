# ruby -I. dump.rb PARSER MEMBERS LOG...: every member of every object of each log, a line each (see ../members.py)
require ARGV[0]
MEMBERS = File.readlines(ARGV[1], chomp: true).to_h do |line|
  name, _, members = line.partition("\t")
  [name, members.split(',')]
end
NUMBERS = MysqlBinlog.constants.grep(/^I__/).map { |name| MysqlBinlog.const_get(name) }.reduce(:merge)

def dump(path, value)
  case value
  when nil then nil
  when Array then value.each_with_index { |item, index| dump("#{path}[#{index}]", item) }
  when Kaitai::Struct::Struct
    MEMBERS.fetch(value.class.name.split('::').last).each { |name| dump("#{path}.#{name}", value.public_send(name)) }
  when String then puts "#{path}\tx#{value.b.unpack1('H*')}"
  when Symbol then puts "#{path}\t#{NUMBERS.fetch(value)}"
  when Float then puts format("%s\tf%.17g", path, value)
  when true, false then puts "#{path}\t#{value ? 1 : 0}"
  else puts "#{path}\t#{value}"
  end
end

ARGV.drop(2).each do |log|
  puts "log\t#{log}"
  dump('', MysqlBinlog.new(Kaitai::Struct::Stream.new(File.binread(log))))
end
