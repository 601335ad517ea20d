"""Live: views, their inverses, and factories of variables, as the installed torchgen writes them."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from support import torchgen_autograd
from support.compared import compare, counted, torchgens
from support.torchgen_yaml import autograd_module, native_functions

from astgen.derivatives import Derivatives
from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch


def written(lowering: str, profile: Profile, operators: list[Operator]) -> dict[str, str]:
    return {file.path: file.text for file in generate(profile, [lowering], operators)}


def shipped(path: str) -> str:
    """A header that torch ships."""
    torch = find_spec("torch")
    assert torch is not None
    assert torch.origin is not None
    return (Path(torch.origin).parent / "include" / path).read_text()


def test_variable_factories(new_profile: Profile, new_operators: list[Operator]) -> None:
    (text,) = written("variable_factories", new_profile, new_operators).values()
    ours = counted([text])
    compare("variable_factories", ours, torchgens(autograd_module("gen_variable_factories").process_function), 124)
    header = shipped("torch/csrc/autograd/generated/variable_factories.h")
    by_hand = counted([header]) - ours
    assert sorted(unit[unit.index("(") - 1] for unit in by_hand if unit[0] == "inline") == [
        *["from_blob"] * 4,
        "tensor",
    ]
    assert not ours - counted([header])
    includes = re.findall(r"#include <(ATen/ops/.*)>", header)
    assert set(re.findall(r"#include <(ATen/ops/.*)>", text)) == {*includes} - {"ATen/ops/from_blob.h"}


def test_functional_inverses(new_profile: Profile, new_operators: list[Operator]) -> None:
    from torchgen.gen import get_grouped_by_view_native_functions
    from torchgen.gen_functionalization_type import gen_functionalization_view_inverse_declaration
    from torchgen.model import NativeFunctionsViewGroup
    from torchgen.selective_build.selector import SelectiveBuilder

    (text,) = written("functional_inverses", new_profile, new_operators).values()
    members = text[text.index("struct FunctionalInverses {") :].partition("{")[2].partition("};")[0]
    everything = SelectiveBuilder.get_nop_selector()
    views = [
        g for g in get_grouped_by_view_native_functions(native_functions()) if isinstance(g, NativeFunctionsViewGroup)
    ]
    theirs = counted(d for g in views if (d := gen_functionalization_view_inverse_declaration(everything, g)))
    ours = counted([members])
    # two that torchgen's template declares by hand: their integers are of type int
    by_hand = {unit: ours.pop(unit) for unit in list(ours) if unit[4] in ("chunk_inverse", "narrow_inverse")}
    compare("functional_inverses", ours, theirs, 42)
    template = declared(Path(find_spec("torchgen").submodule_search_locations[0]))  # type: ignore[index, union-attr]
    assert sorted(types(" ".join(unit)) for unit in by_hand) == sorted(map(types, template))


@pytest.fixture(scope="module")
def views(new_profile: Profile, new_operators: list[Operator], new_derivatives: Derivatives) -> dict[str, str]:
    """Our files of views and their tracking, by path."""
    names = ["view_funcs", "inplace_or_view"]
    return {f.path: f.text for f in generate(new_profile, names, new_operators, derivatives=new_derivatives)}


def derived() -> list[Any]:
    """The functions that have generated autograd kernels, with their derivatives."""
    use_derived = autograd_module("gen_inplace_or_view_type").use_derived
    return [function for function in torchgen_autograd.model().functions if use_derived(function)]


def test_inplace_or_view(views: dict[str, str]) -> None:
    env = autograd_module("gen_inplace_or_view_type").gen_inplace_or_view_type_env
    found = [env(function) for function in derived()]
    shards = [f"autograd/ADInplaceOrViewType_{shard}.cpp" for shard in range(2)]
    ours = counted(views[path] for path in shards)
    using = {unit: ours.pop(unit) for unit in list(ours) if unit[0] == "using"}
    assert set(using.values()) == {len(shards)}
    kernels, registrations = (
        [text for one in found for text in one[f"inplace_or_view_{what}"]]
        for what in ("method_definitions", "wrapper_registrations")
    )
    assert len(kernels) == len(registrations) == 1093
    compare("inplace_or_view", ours, counted([*kernels, *registrations]), 2 * 1093)
    assert sum("as_view" in kernel for kernel in kernels) == 39
    includes = {line for one in found for line in one["ops_headers"]}
    assert includes == {line for path in shards for line in views[path].splitlines() if "<ATen/ops/" in line}


def test_view_funcs(views: dict[str, str]) -> None:
    torchgen = autograd_module("gen_view_funcs")
    functions = [
        f.func for f in derived() if torchgen.get_view_info(f.func) and not torchgen.modifies_arguments(f.func)
    ]
    for path, template, total in (("h", torchgen.FUNCTION_DECLARATION, 39), ("cpp", torchgen.FUNCTION_DEFINITION, 312)):
        theirs = counted(torchgen.process_function(function, template) for function in functions)
        compare(f"view_funcs, .{path}", counted([views[f"autograd/ViewFuncs.{path}"]]), theirs, total)
    ours, header = views["autograd/ViewFuncs.h"], shipped("torch/csrc/autograd/generated/ViewFuncs.h")
    classes = counted([ours])
    assert not classes - counted([header])
    assert all(unit[0] == "using" for unit in counted([header]) - classes)
    for pattern in (r"^#define .*_AVAILABLE$", r"^#include <ATen/ops/.*>$"):
        assert set(re.findall(pattern, ours, re.MULTILINE)) == set(re.findall(pattern, header, re.MULTILINE))


def declared(torchgen: Path) -> list[str]:
    """The declarations that stand in the template itself."""
    text = (torchgen / "packaged" / "ATen" / "templates" / "FunctionalInverses.h").read_text()
    return re.findall(r"^static .*;$", text, re.MULTILINE)


def types(declaration: str) -> str:
    """A declaration without the names of its parameters, and without blanks and namespaces."""
    plain = re.sub(r"at :: functionalization :: ", "", re.sub(r"\s*([(),;&]|::)\s*", r" \1 ", declaration))
    return re.sub(r" \w+ (?=[,)])", " ", plain).replace(" ", "")
