"""What wraps the generated parser: headers, errors of the spec, codecs, GTIDs.

The only room that knows how the parser is called and which errors it raises; numbers of the format come from
`layout`, never from here.
"""
