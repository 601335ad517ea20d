"""How operators are differentiated: derivatives.yaml, its formulas as trees, and what holds for each operator.

`load_derivatives` reads a file for the operators of a schema file.  What it gives tells of each operator, also of those
that share a formula with another one, how it is differentiated under each dispatch key.
"""

from __future__ import annotations

from astgen.derivatives.group import DifferentiableGroup
from astgen.derivatives.load import Derivatives, load_derivatives
from astgen.derivatives.model import DEFAULT_KEY, Derivative, Differentiability, ForwardDerivative, Saved

__all__ = [
    "DEFAULT_KEY",
    "Derivative",
    "Derivatives",
    "Differentiability",
    "DifferentiableGroup",
    "ForwardDerivative",
    "Saved",
    "load_derivatives",
]
