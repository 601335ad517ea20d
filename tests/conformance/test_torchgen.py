"""Live: the same kernels, token by token, as the installed torchgen writes from the same YAML."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import pytest
from support import torchgen_trace
from support.cpp_text import named_units, tokens, units
from support.torchgen_yaml import native_functions

from astgen.cpp.print import Style
from astgen.driver import generate, load
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """torchgen's kernels and registrations by name."""
    out = tmp_path_factory.mktemp("torchgen")
    subprocess.run([sys.executable, torchgen_trace.__file__, str(out)], check=True)
    return named_units((out / "TraceTypeEverything.cpp").read_text())


def merged(files: list[str]) -> dict[str, list[str]]:
    """The units of several files; each stands in one of them."""
    found: dict[str, list[str]] = {}
    for text in files:
        units = named_units(text)
        assert found.keys().isdisjoint(units)
        found |= units
    return found


@pytest.mark.parametrize("width", [100, None], ids=["wrapped", "flat"])
def test_tracing(
    reference: dict[str, list[str]], new_profile: Profile, new_operators: list[Operator], width: int | None
) -> None:
    files = generate(new_profile, ["trace"], new_operators, style=Style(width=width))
    ours = merged([file.text for file in files])
    kernels = [name for name in ours if not name.startswith('"')]
    equal = {name for name in ours if ours[name] == reference.get(name)}
    registrations = len(ours) - len(kernels)
    print(f"kernels {len(equal.intersection(kernels))} of {len(kernels)}, registrations {registrations}")
    assert not sorted(reference.keys() - ours.keys()), "missing"
    assert not sorted(ours.keys() - reference.keys()), "extra"
    assert not sorted(ours.keys() - equal), "different"
    assert (len(kernels), registrations) == (3086, 3086)


def test_redispatch(new_profile: Profile, new_operators: list[Operator]) -> None:
    """The redispatch API is the one of the header that torch ships."""
    torch = find_spec("torch")
    assert torch is not None
    assert torch.origin is not None
    shipped = Path(torch.origin).parent / "include" / "ATen" / "RedispatchFunctions.h"
    files = list(generate(new_profile, ["redispatch"], new_operators))
    assert [file.path for file in files] == ["aten/RedispatchFunctions.h"]
    theirs, ours = (Counter(map(tuple, units(text))) for text in (shipped.read_text(), files[0].text))
    assert ours.total() == 4983
    assert not theirs - ours, "missing or different"
    assert not ours - theirs, "extra"


def test_backend_select(new_profile: Profile, new_operators: list[Operator]) -> None:
    """The BackendSelect kernels and registrations are those that torchgen makes."""
    from torchgen.gen import ComputeBackendSelect, Target
    from torchgen.selective_build.selector import SelectiveBuilder

    parsed = native_functions()
    selector = SelectiveBuilder.get_nop_selector()
    kernels, registrations = (
        [text for f in parsed if (text := ComputeBackendSelect(target, selector)(f))]
        for target in (Target.DEFINITION, Target.REGISTRATION)
    )
    (file,) = generate(new_profile, ["backend_select"], new_operators)
    theirs = named_units("\n".join([*kernels, *registrations]))
    ours = named_units(file.text)
    assert ours == theirs
    assert len(ours) == 81 + 81


def test_operators(new_operators: list[Operator]) -> None:
    """The same functions in the same order, derived ones included."""
    parsed = native_functions()
    assert [str(o.schema) for o in new_operators] == [str(f.func) for f in parsed]
    assert [o.kind.value for o in new_operators] == [f.func.kind().name for f in parsed]
    assert [o.root for o in new_operators] == [f.root_name for f in parsed]
    assert [o.is_structured for o in new_operators] == [f.part_of_structured_group for f in parsed]
    assert [o.is_view for o in new_operators] == [f.is_view_op for f in parsed]
    assert [o.is_abstract for o in new_operators] == [f.is_abstract for f in parsed]
    assert [o.is_composite_implicit for o in new_operators] == [
        f.has_composite_implicit_autograd_kernel for f in parsed
    ]
    assert [set(o.attributes.tags) for o in new_operators] == [set(f.tags) for f in parsed]
    assert len(new_operators) == 3101
    assert sum(o.generated for o in new_operators) == 517


def test_signatures(new_profile: Profile, new_operators: list[Operator]) -> None:
    """Every C++ signature and the dispatcher's, declaration by declaration."""
    from torchgen.api import cpp
    from torchgen.api.types import CppSignatureGroup, DispatcherSignature
    from torchgen.context import native_function_manager

    from astgen.cpp.print import render
    from astgen.signatures import SignatureGroup

    assert cpp is not None
    parsed = native_functions()
    flat = Style(width=None)
    for operator, function in zip(new_operators, parsed, strict=True):
        group = SignatureGroup(operator, new_profile)
        with native_function_manager(function):
            theirs = CppSignatureGroup.from_native_function(
                function, method=False, fallback_binding=function.manual_cpp_binding
            )
            expected = [f"{signature.decl()};\n" for signature in theirs.signatures()]
            dispatcher = f"{DispatcherSignature.from_schema(function.func).decl()};\n"
        ours = [render(signature.declare(), flat) for signature in group.signatures()]
        assert [tokens(text) for text in ours] == [tokens(text) for text in expected]
        assert tokens(render(group.dispatcher.declare(), flat)) == tokens(dispatcher)


def test_load_is_the_same_twice(new_profile: Profile, new_operators: list[Operator]) -> None:
    assert load(new_profile) == new_operators
