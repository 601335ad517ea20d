"""What the functions that differ by version are given: a callee, the kernel's own names, a call form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from astgen.cpp.nodes import Decl, Expr, FnType, Include, Stmt, Type
from astgen.record import entity, record


class Callee(Protocol):
    """What a call of an operator can name; a `SignatureGroup` is one."""

    @property
    def scope(self) -> str:
        """The C++ namespace that holds the operator's functions: ``at`` for aten."""

    @property
    def struct_name(self) -> str:
        """The name of the operator's struct in ``_ops``: ``add_Tensor``."""

    @property
    def redispatch_name(self) -> str:
        """The name of the most faithful C++ signature: ``add``, ``add_outf``."""

    @property
    def qualified_name(self) -> str:
        """The operator's name with its namespace: ``aten::add_``."""

    @property
    def overload(self) -> str:
        """The overload name, or the empty string."""

    @property
    def root(self) -> str:
        """The name that files are named by."""

    @property
    def header_folder(self) -> str:
        """The folder of the operator's headers as they are included: ``ATen`` for aten."""

    @property
    def fn_type(self) -> FnType:
        """The type of the operator's function as the dispatcher holds it."""

    @property
    def results(self) -> tuple[str, ...]:
        """The names that a kernel gives the results."""

    def return_types(self) -> list[Type]:
        """The C++ types of the results, one by one."""


@record
class CallForm:
    """A way for a kernel to call the operator again below its own dispatch key.

    ``setup`` makes the statements that the call needs before it, ``call`` the call itself, from the
    callee, the name of the handle, the key set and the arguments.  ``includes`` are what a file of such
    kernels includes, and ``header`` the header of one callee, for the slot ``includes`` in them; ``defines``
    come before all includes.
    """

    name: str
    call: Callable[[Callee, str, Expr, Sequence[Expr]], Expr]
    setup: Callable[[Callee, str], Sequence[Stmt]]
    includes: tuple[Decl, ...]
    header: Callable[[Callee], Include] | None = None
    defines: tuple[Decl, ...] = ()


@entity
class Locals:
    """The names of a tracing kernel's own variables; they give way to the schema's where they clash."""

    keys: str = "ks"
    node: str = "node"
    state: str = "tracer_state"
    op_name: str = "op_name"
    handle: str = "op"
    memory_format: str = "memory_format"
