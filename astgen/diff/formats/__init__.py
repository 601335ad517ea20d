"""Comparisons as text: for a terminal, for programs, for pages and for pull requests."""
