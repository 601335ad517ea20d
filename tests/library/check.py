"""Build the library from what was generated, load it and try it: python check.py GENERATED SCRATCH.

Each check is a function that raises where something is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from torch import Tensor
from torch._dynamo import compiled_autograd
from torch.autograd import forward_ad, gradcheck, gradgradcheck
from torch.fx import GraphModule
from torch.utils.cpp_extension import load

HERE = Path(__file__).parent


def build(generated: Path, scratch: Path) -> None:
    """Compile everything as one unit, since each unit reads all headers of torch, and load it."""
    files = [path for path in sorted(generated.rglob("*.cpp")) if not path.stem[-1].isdigit()]  # no shards
    sources = [*files, *sorted(HERE.glob("*.cpp"))]
    unit = scratch / "library.cpp"
    # what a file forbids itself, it does not forbid the others
    unit.write_text("".join([f'#include "{path}"\n#undef TORCH_ASSERT_ONLY_METHOD_OPERATORS\n' for path in sources]))
    load(
        "toy",
        [str(unit)],
        extra_include_paths=[str(generated)],
        extra_cflags=["-O0", "-w"],
        build_directory=str(scratch),
        is_python_module=False,
    )


def rows(*shape: int) -> Tensor:
    return torch.randn(*shape, dtype=torch.double, requires_grad=True)


def scale(x: Tensor, y: Tensor) -> Tensor:
    return torch.ops.toy.scale(x, y)


def scale_in_place(x: Tensor, y: Tensor) -> Tensor:
    z = x.clone()
    torch.ops.toy.scale_(z, y)
    return z


def column(x: Tensor) -> Tensor:
    return torch.ops.toy.column(x, 1)


def scale_a_column(x: Tensor, y: Tensor) -> Tensor:
    """In place on a view: the gradient goes through the view to what it is of."""
    z = x.clone()
    torch.ops.toy.scale_(column(z), y)
    return z


def check_gradients() -> None:
    x, y, z = rows(3, 4), rows(3, 4), rows(3)
    for function, inputs in ((scale, (x, y)), (column, (x,)), (scale_in_place, (x, y)), (scale_a_column, (x, z))):
        assert gradcheck(function, inputs)
        assert gradgradcheck(function, inputs)


def check_forward_gradients() -> None:
    """Of those that have a forward formula; by numbers, and a tangent by its formula."""
    x, y = rows(3, 4), rows(3, 4)
    for function, inputs in ((scale, (x, y)), (column, (x,))):
        assert gradcheck(function, inputs, check_forward_ad=True, check_backward_ad=False)
    tangent = torch.randn_like(x)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x.detach(), tangent)
        made = forward_ad.unpack_dual(scale(dual, y.detach())).tangent
    assert torch.equal(made, tangent * y)


def check_writes() -> None:
    """A write raises the version, of what is viewed too; and a leaf that needs a gradient is not written."""
    x, y = torch.zeros(3, 4), torch.ones(3)
    view = column(x)
    torch.ops.toy.scale_(view, y)
    assert x._version == view._version == 1
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        torch.ops.toy.scale_(rows(3, 4), rows(3, 4))


def check_views() -> None:
    x = rows(3, 4) * 1
    view = column(x)
    assert view._is_view()
    assert view._base is x
    assert "toy_ColumnBackward0" in view.grad_fn.name()  # type: ignore[union-attr]
    with torch.autograd._force_original_view_tracking(False):
        other = torch.arange(12.0).reshape(3, 4)
        assert torch.equal(view._view_func(other.double()), column(other.double()))


def check_compiled_autograd() -> None:
    """The same gradients, by a graph in which our nodes are."""

    def gradients() -> list[Tensor]:
        torch.manual_seed(0)
        x, y = rows(3, 4), rows(3)
        scale(scale_a_column(x, y), x).sum().backward()
        return [x.grad, y.grad]  # type: ignore[list-item]

    graphs: list[GraphModule] = []

    def keep(graph: GraphModule) -> GraphModule:
        graphs.append(graph)
        return graph

    expected = gradients()
    with compiled_autograd._enable(keep):
        found = gradients()
    assert all(torch.equal(one, other) for one, other in zip(found, expected, strict=True))
    (graph,) = graphs
    called = [str(node.target) for node in graph.graph.nodes]
    assert sum(text.endswith(".toy_ScaleBackward0") for text in called) == 2


CHECKS: tuple[Callable[[], None], ...] = (
    check_gradients,
    check_forward_gradients,
    check_writes,
    check_views,
    check_compiled_autograd,
)


def main(generated: str, scratch: str) -> None:
    build(Path(generated), Path(scratch))
    for check in CHECKS:
        check()
        print(f"{check.__name__}: passed")


if __name__ == "__main__":
    main(*sys.argv[1:])
