"""What wraps the generated parser: headers, errors of the spec, codecs, GTIDs."""
