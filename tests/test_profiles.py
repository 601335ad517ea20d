"""Profiles: how one is made from another, where they are found, and where their operators are."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from support.own import NEW, OLD, operators
from support.plugins import COUNT, Install

from astgen import all_lowerings, all_profiles, find_lowering, generate, get_profile, load, render_operator
from astgen.cpp.build import expr, named
from astgen.errors import AstgenError, LoweringError, PluginError, ProfileError, SchemaError
from astgen.profiles import sources
from astgen.profiles.profile import Feature, evolved

# --- making one from another ---


def test_evolve_changes_rows_and_keeps_the_others() -> None:
    old = get_profile(OLD)
    new = old.evolve(name="mine", spell={"nullopt": expr("my::nullopt")}, shards={"trace": 2})
    assert (new.name, new.shards) == ("mine", {"trace": 2})
    assert new.spell.nullopt is expr("my::nullopt")
    assert new.spell.types is old.spell.types
    assert new.facts is old.facts
    assert old.name == OLD


def test_evolve_refuses_a_row_that_is_not_there() -> None:
    with pytest.raises(ProfileError) as caught:
        get_profile(OLD).evolve(shard={"trace": 1})
    assert str(caught.value) == f"error: {OLD} has no row 'shard'\nnote: did you mean 'shards'?"


def test_evolve_refuses_a_row_within_a_record() -> None:
    with pytest.raises(ProfileError) as caught:
        get_profile(OLD).evolve(spell={"nullop": expr("x")})
    assert str(caught.value) == f"error: {OLD}.spell has no row 'nullop'\nnote: did you mean 'nullopt'?"


@pytest.mark.parametrize(
    ("changes", "row"),
    [
        ({"name": OLD}, f"{OLD}.name"),
        ({"spell": {"tensor_options": named("TensorOptions")}}, f"{OLD}.spell.tensor_options"),
        ({"rules": {"generated": False}}, f"{OLD}.rules.generated"),
        ({"facts": {"factory_outs": frozenset({"normal"})}}, f"{OLD}.facts.factory_outs"),
        ({"spell": {}}, f"{OLD}.spell"),
    ],
)
def test_evolve_refuses_what_changes_nothing(changes: dict[str, object], row: str) -> None:
    with pytest.raises(ProfileError) as caught:
        get_profile(OLD).evolve(**changes)
    assert str(caught.value) == f"error: {row} is overridden by what it is already"


def test_the_place_of_an_error_is_the_path_of_the_record() -> None:
    with pytest.raises(ProfileError, match=r"error: here\.spell has no row 'x'"):
        evolved(get_profile(OLD), {"spell": {"x": 1}}, "here")


# --- finding them ---


def test_the_built_in_ones() -> None:
    assert list(all_profiles())[:2] == [OLD, NEW]
    assert list(all_lowerings()) == sorted(all_lowerings())
    assert {"trace", "signatures", "view_funcs"} < all_lowerings().keys()
    assert {"registry", "frames", "backward"}.isdisjoint(all_lowerings())  # modules that declare none
    assert get_profile(NEW).has == set(Feature)
    assert get_profile(OLD).has == frozenset()


def test_an_unknown_profile() -> None:
    with pytest.raises(ProfileError) as caught:
        get_profile("torch-2.1")
    first, note = str(caught.value).split("\n")
    assert first == f"error: unknown profile 'torch-2.1'; there are {OLD}, {NEW}"
    assert note == f"note: did you mean {NEW!r}?"


def test_an_unknown_lowering() -> None:
    with pytest.raises(ProfileError) as caught:
        find_lowering("trase")
    first, note = str(caught.value).split("\n")
    assert first == f"error: unknown lowering 'trase'; there are {', '.join(all_lowerings())}"
    assert note == "note: did you mean 'trace'?"


def test_an_unknown_form() -> None:
    with pytest.raises(ProfileError) as caught:
        get_profile(OLD).calling("dispatchr")
    first, note = str(caught.value).split("\n")
    assert first == f"error: profile {OLD} has no call form 'dispatchr'; it has redispatch, dispatcher"
    assert note == "note: did you mean 'dispatcher'?"
    with pytest.raises(ProfileError, match="has no call form 'ops'"):
        get_profile(OLD).calling("ops")


def test_the_usual_form_and_others() -> None:
    for name, usual in ((OLD, "redispatch"), (NEW, "ops")):
        profile = get_profile(name)
        assert profile.call.name == usual
        assert profile.calling(None) is profile
        assert profile.calling(usual) is profile
        other = profile.calling("dispatcher")
        assert (other.call.name, other.is_usual_form) == ("dispatcher", False)
        assert profile.is_usual_form


# --- where the operators are ---


def test_the_old_operators_come_with_astgen() -> None:
    assert get_profile(OLD).schemas().name == "torch-1.9-dev.yaml"
    assert get_profile(OLD).schemas().is_file()


def fake_torch(folder: Path, version: str) -> ModuleSpec:
    """The spec of a torchgen beside a torch of some version."""
    (folder / "torchgen").mkdir()
    (folder / "torch").mkdir()
    (folder / "torch" / "version.py").write_text(f"__version__ = '{version}'\n")
    spec = ModuleSpec("torchgen", None, is_package=True)
    spec.submodule_search_locations = [str(folder / "torchgen")]
    return spec


@pytest.mark.parametrize("version", ["2.13.0", "2.13.1+cpu"])
def test_the_new_operators_are_those_of_the_installed_torch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    spec = fake_torch(tmp_path, version)
    monkeypatch.setattr(sources, "find_spec", lambda name: spec)
    expected = tmp_path / "torchgen" / "packaged" / "ATen" / "native" / "native_functions.yaml"
    assert get_profile(NEW).schemas() == expected


@pytest.mark.parametrize("version", ["2.12.0", "2.130.0", "3.2.13"])
def test_a_torch_of_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    spec = fake_torch(tmp_path, version)
    monkeypatch.setattr(sources, "find_spec", lambda name: spec)
    with pytest.raises(SchemaError) as caught:
        load(NEW)
    first, note = str(caught.value).split("\n")
    assert first == f"error: the installed torch is {version}, not 2.13"
    assert note == "note: install it (pip install torch==2.13.0), or name a schema file with --schemas PATH"


def test_no_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "find_spec", lambda name: None)
    with pytest.raises(SchemaError, match=r"torch 2\.13 is not installed, so its operators are not known"):
        load(NEW)
    assert operators("my::f(Tensor self) -> Tensor", profile=NEW)


# --- plug-ins ---

PROFILE = """
    from astgen import get_profile
    MINE = get_profile("torch-1.9-dev").evolve(name="mine", about="Mine.", shards={"trace": 1})
"""


def test_a_lowering_of_a_plugin(install: Install) -> None:
    install("my-names", COUNT, {"astgen.lowerings": {"count": "my_names:count"}})
    found = find_lowering("count")
    assert found.about == "The names of the operators."
    assert list(all_lowerings())[-1] == "count"
    (file,) = generate(OLD, ["count"], operators("my::f(int n) -> Tensor", "my::g(int n) -> Tensor", profile=OLD))
    assert file.path == "names.txt"
    assert file.text.split("\n")[2:] == ["// my::f", "// my::g", ""]


def test_a_profile_of_a_plugin(install: Install) -> None:
    install("my-profile", PROFILE, {"astgen.profiles": {"mine": "my_profile:MINE"}})
    assert get_profile("mine").about == "Mine."
    assert list(all_profiles()) == [OLD, NEW, "mine"]
    files = list(generate("mine", ["trace"], operators("f(int n) -> Tensor", profile="mine")))
    assert [file.path for file in files] == ["autograd/TraceType_0.cpp"]


def test_plugins_are_not_looked_for_where_none_is_asked_for(install: Install) -> None:
    install("broken", "raise RuntimeError('no')", {"astgen.lowerings": {"x": "broken:x"}})
    assert find_lowering("trace").name == "trace"
    assert get_profile(OLD).name == OLD


@pytest.mark.parametrize(
    ("source", "reason"),
    [("import nothing_of_that_name", "ModuleNotFoundError"), ("1 / 0", "ZeroDivisionError"), ("", "AttributeError")],
)
@pytest.mark.parametrize("group", ["lowerings", "profiles"])
def test_a_plugin_that_cannot_be_loaded(install: Install, group: str, source: str, reason: str) -> None:
    name = f"bad-{group}-{reason.lower()}"
    install(name, source, {f"astgen.{group}": {"bad": f"{name.replace('-', '_')}:thing"}})
    with pytest.raises(PluginError) as caught:
        all_lowerings() if group == "lowerings" else all_profiles()
    assert f"plug-in 'bad' (astgen.{group}) of the distribution {name} cannot be loaded: {reason}" in str(caught.value)
    assert caught.value.exit_code == 3


def test_a_plugin_that_is_something_else(install: Install) -> None:
    install("odd", "thing = 3", {"astgen.lowerings": {"thing": "odd:thing"}, "astgen.profiles": {"p": "odd:thing"}})
    with pytest.raises(PluginError, match=r"of the distribution odd is no lowering: decorate its function"):
        find_lowering("thing")
    with pytest.raises(PluginError, match=r"of the distribution odd is no Profile"):
        get_profile("p")


def test_a_plugin_that_takes_a_name_that_is_taken(install: Install) -> None:
    source = COUNT.replace("def count", "def trace")
    install("my-trace", source, {"astgen.lowerings": {"mine": "my_trace:trace"}})
    with pytest.raises(PluginError) as caught:
        all_lowerings()
    assert "of the distribution my-trace takes the name of a lowering that exists: trace" in str(caught.value)
    assert find_lowering("trace").emit.__module__ == "astgen.lowerings.trace"


def test_a_profile_that_takes_a_name_that_is_taken(install: Install) -> None:
    source = PROFILE.replace('name="mine"', f'name="{NEW}"')
    install("thief", source, {"astgen.profiles": {"mine": "thief:MINE"}})
    with pytest.raises(PluginError, match=f"takes the name of a profile that exists: {NEW}"):
        all_profiles()


def test_a_lowering_that_raises_is_named_with_its_operator(install: Install) -> None:
    source = COUNT.replace("yield Piece", "group.nope; yield Piece")
    install("raises", source, {"astgen.lowerings": {"count": "raises:count"}})
    found = operators("my::f(int n) -> Tensor", "my::g(int n) -> Tensor", profile=OLD)
    with pytest.raises(AstgenError) as caught:
        list(generate(OLD, ["count"], found))
    assert {type(error) for error in caught.value.errors} == {PluginError}
    assert [str(error).split(":")[1] for error in caught.value.errors] == ["1", "2"]
    assert "error: AttributeError while lowering my::f by count for torch-1.9-dev:" in str(caught.value)
    with pytest.raises(PluginError, match="while lowering my::g by count"):
        render_operator(found[1], find_lowering("count"), get_profile(OLD))


def test_a_frame_that_raises_is_named_with_its_lowering(install: Install) -> None:
    source = COUNT.replace("return File", "blocks.nope; return File")
    install("bad-frame", source, {"astgen.lowerings": {"count": "bad_frame:count"}})
    with pytest.raises(PluginError, match=r"AttributeError while making the frame of names\.txt by count"):
        list(generate(OLD, ["count"], []))


def test_a_section_that_no_file_has(install: Install) -> None:
    source = COUNT.replace('Piece("names"', 'Piece("name"')
    install("no-slot", source, {"astgen.lowerings": {"count": "no_slot:count"}})
    with pytest.raises(LoweringError, match="no file of the lowering has a slot for the section 'name'"):
        list(generate(OLD, ["count"], operators("my::f(int n) -> Tensor", profile=OLD)))


def test_find_spec_is_the_one_of_the_standard_library() -> None:
    """What the tests above replace is what tells of the installed torch."""
    assert sources.find_spec is importlib.util.find_spec
