-- Text stays the bytes that it is.
return { decode = function(bytes) return bytes end }
