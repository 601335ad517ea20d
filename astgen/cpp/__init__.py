"""The C++ tree: nodes and builders, the printer, the expression parser, and what walks trees.

This package knows C++ and nothing of PyTorch.
"""
