"""Goldens: what generated code is expected to be, kept in files by key, compared, reviewed and accepted."""
