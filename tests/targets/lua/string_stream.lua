-- The bytes of a stream as they are.
return function(bytes) return bytes end
