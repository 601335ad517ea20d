"""The lowerings, one module each, named as on the command line."""
