"""Schema files to operators: the keys of an entry, and everything that can be wrong with a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.own import NEW, OLD, operator, operators, without_code

from astgen import load
from astgen.errors import AstgenError, SchemaError
from astgen.schema.function import Argument
from astgen.schema.names import OperatorName
from astgen.schema.operator import Operator, Precomputed
from astgen.schema.types import BaseType

DIM, N = (Argument(BaseType("int"), text) for text in ("dim", "n"))
B, VECTOR = Argument(BaseType("bool"), "b"), Argument(BaseType("DimVector"), "v")
FUNC = "- func: f(Tensor self) -> Tensor\n"


def errors(text: str | bytes, profile: str = NEW) -> list[str]:
    """The first line of each error of a file: line, column and message."""
    with pytest.raises(AstgenError) as caught:
        load(profile, "own.yaml", text)
    return [without_code(str(error).split("\n")[0]).removeprefix("own.yaml:") for error in caught.value.errors]


def notes(text: str) -> list[str]:
    with pytest.raises(AstgenError) as caught:
        load(NEW, "own.yaml", text)
    found = [note for error in caught.value.errors for note in error.notes]
    return [f"{note.origin or ''} {note.message}".strip() for note in found]


def names(found: list[Operator]) -> list[str]:
    return [str(one.name) for one in found]


# --- the keys of an entry ---


@pytest.mark.parametrize(
    ("key", "written", "value"),
    [
        ("variants", "method", frozenset({"method"})),
        ("variants", "function, method", frozenset({"function", "method"})),
        ("dispatch", {}, ()),
        ("dispatch", {"CPU, CUDA": "k", "Meta": "m"}, (("CPU", "k"), ("CUDA", "k"), ("Meta", "m"))),
        ("structured", True, True),
        ("structured_delegate", "f.out", OperatorName(None, "f", "out")),
        ("structured_inherits", "TensorIteratorBase", "TensorIteratorBase"),
        ("precomputed", ["dim -> int dim, bool b", "int n"], Precomputed((("dim", (DIM, B)),), (N,))),
        ("precomputed", "i -> DimVector v", Precomputed((("i", (VECTOR,)),))),
        (
            "ufunc_inner_loop",
            {"Generic": "f (Bool)", "ScalarOnly": "g"},
            (("Generic", "f (Bool)"), ("ScalarOnly", "g")),
        ),
        ("ufunc_inner_loop", "f (Bool)", (("Generic", "f (Bool)"),)),
        ("autogen", "f.x, g", (OperatorName(None, "f", "x"), OperatorName(None, "g"))),
        ("python_module", "nn", "nn"),
        ("category_override", "factory", "factory"),
        ("cpp_no_default_args", ["a", "b"], ("a", "b")),
        ("cpp_no_default_args", [], ()),
        ("device_check", "NoCheck", False),
        ("device_check", "ExactSame", True),
        ("device_guard", False, False),
        ("manual_cpp_binding", True, True),
        ("manual_kernel_registration", True, True),
        ("use_const_ref_for_mutable_tensors", True, True),
    ],
)
def test_good_values(key: str, written: Any, value: Any) -> None:
    found = operator("my::f(Tensor self) -> Tensor", **{key: written})
    assert getattr(found.attributes, key) == value


def test_values_that_are_not_written() -> None:
    attributes = operator("my::f(Tensor self) -> Tensor").attributes
    assert attributes.variants == {"function"}
    assert attributes.dispatch is None
    assert attributes.tags == frozenset()
    assert attributes.device_check
    assert attributes.device_guard
    assert not attributes.structured


def test_tags_that_are_implied() -> None:
    assert operator("f(Tensor self) -> Tensor", tags=["core"]).attributes.tags == {"core", "pt2_compliant_tag"}
    assert operator("f(Tensor self) -> Tensor", tags="core", profile=OLD).attributes.tags == {"core"}
    assert operator("my::f_(Tensor(a!) self) -> Tensor(a!)").attributes.tags == {"inplace"}
    assert operator("my::f.out(*, Tensor(a!) out) -> Tensor(a!)").attributes.tags == {"out"}


@pytest.mark.parametrize(
    ("key", "written", "message"),
    [
        ("variants", "functon", "2:13: error: unknown variants 'functon'; there are function, method"),
        ("variants", "function, metod", "2:23: error: unknown variants 'metod'; there are function, method"),
        ("variants", "[function]", "2:13: error: variants is a string, not a list"),
        ("variants", "", "2:12: error: variants has no value; expected a string"),
        ("dispatch", "CPU", "2:13: error: dispatch is a mapping, not a string"),
        ("dispatch", "{CPU: [f]}", "2:19: error: dispatch of CPU is a string, not a list"),
        ("dispatch", "{CPU: }", "2:14: error: dispatch of CPU has no value; expected a string"),
        ("structured", "yep", "2:15: error: structured is True or False"),
        ("structured", "'True'", "2:15: error: structured is True or False"),
        ("structured_delegate", "f.", "2:26: error: expected the name of the overload after '.', got the end"),
        ("structured_delegate", "[f.out]", "2:24: error: structured_delegate is the name of an operator, not a list"),
        ("structured_inherits", "{a: b}", "2:24: error: structured_inherits is a string, not a mapping"),
        ("precomputed", "{a: b}", "2:16: error: precomputed is a string or a list of strings, not a mapping"),
        ("precomputed", "[a, [b]]", "2:20: error: an item of precomputed is a string, not a list"),
        (
            "precomputed",
            "dim -> int",
            "2:26: error: expected the name of the argument after its type 'int', got the end",
        ),
        ("precomputed", "dim -> dimvector v, 1", "2:36: error: expected a type, got '1'"),
        (
            "precomputed",
            "[int n, dim -> int m]",
            "2:17: error: an item of precomputed but the last is 'name -> arguments'",
        ),
        ("autogen", "f.x, 1", "2:17: error: expected the name of the operator, of letters, digits and '_', got '1'"),
        ("autogen", "f.x,", "2:16: error: expected the name of the operator, got the end"),
        ("tags", "{a: b}", "2:9: error: tags is a string or a list of strings, not a mapping"),
        ("device_check", "Nocheck", "2:17: error: unknown device_check 'Nocheck'; there are ExactSame, NoCheck"),
        ("device_guard", "null", "2:17: error: device_guard is True or False"),
        ("manual_cpp_binding", "1", "2:23: error: manual_cpp_binding is True or False"),
        ("python_module", "~", "2:18: error: python_module has no value; expected a string"),
    ],
)
def test_bad_values_are_reported_where_they_stand(key: str, written: str, message: str) -> None:
    assert errors(f"{FUNC}  {key}: {written}\n") == [message]


def test_an_unknown_key_and_the_nearest_one() -> None:
    text = f"{FUNC}  variant: method\n"
    assert errors(text) == ["2:3: error: unknown key 'variant'"]
    assert notes(text) == ["did you mean 'variants'?"]


def test_a_key_of_one_profile_is_unknown_to_another() -> None:
    text = f"{FUNC}  abstract: True\n"
    assert load(OLD, "own.yaml", text)[0].attributes.abstract is True
    assert errors(text) == ["2:3: error: unknown key 'abstract'"]


def test_a_near_miss_of_func() -> None:
    text = "- fun: f(Tensor self) -> Tensor\n"
    assert errors(text) == [
        "1:3: error: the entry has no func, the schema of the operator; its keys are fun",
        "1:3: error: unknown key 'fun'",
    ]
    assert notes(text) == ["did you mean 'func'?"]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", "1:8: error: func has no value; expected the schema of the operator"),
        ("[a]", "1:9: error: func is the schema of the operator, not a list"),
        ("f(Tensor self)", "1:23: error: expected '->' and the returns after the arguments, got the end"),
        ("f(Tenser self) -> Tensor", "1:11: error: unknown type 'Tenser'"),
    ],
)
def test_a_func_that_is_no_schema(written: str, message: str) -> None:
    assert errors(f"- func: {written}\n") == [message]


# --- files ---


def test_all_errors_of_all_entries_in_the_order_of_the_file() -> None:
    text = (
        "- func: a(Tensor self) -> Tensor\n"
        "  varints: method\n"
        "  device_guard: maybe\n"
        "- just a string\n"
        "- func: b(Tenser self) -> Tensor\n"
        "  structured: 7\n"
        "- func: c(Tensor self) -> Tensor\n"
        "- variants: function\n"
    )
    assert errors(text) == [
        "2:3: error: unknown key 'varints'",
        "3:17: error: device_guard is True or False",
        "4:3: error: an entry is a mapping with the key func, not a string",
        "5:11: error: unknown type 'Tenser'",
        "6:15: error: structured is True or False",
        "8:3: error: the entry has no func, the schema of the operator; its keys are variants",
    ]


def test_several_errors_are_one_to_raise() -> None:
    with pytest.raises(AstgenError) as caught:
        operators("f(Tenser x) -> Tensor", "g(Tenser x) -> Tensor")
    assert len(caught.value.errors) == 2
    assert all(isinstance(error, SchemaError) for error in caught.value.errors)
    assert caught.value.exit_code == 3
    assert str(caught.value).count("error: unknown type 'Tenser'") == 2


def test_an_operator_that_is_defined_twice() -> None:
    text = f"{FUNC}- func: g(Tensor self) -> Tensor\n- func: f(int n) -> Tensor\n"
    assert errors(text) == ["3:9: error: operator f is defined twice"]
    assert notes(text) == ["own.yaml:1:9 first defined here"]


def test_the_namespace_that_is_meant_counts() -> None:
    assert errors(f"{FUNC}- func: aten::f(int n) -> Tensor\n") == [
        "2:9: error: operators aten::f and f have the same C++ name f"
    ]
    assert len(operators("my::f(int n) -> Tensor", "our::f(int n) -> Tensor")) == 2


def test_two_operators_of_one_cpp_name() -> None:
    text = "- func: a.b_c(Tensor self) -> Tensor\n- func: a_b.c(Tensor self) -> Tensor\n"
    assert errors(text) == ["2:9: error: operators a_b.c and a.b_c have the same C++ name a_b_c"]
    assert notes(text) == ["own.yaml:1:9 first defined here"]


@pytest.mark.parametrize("text", ["", "\n", "# only\n# comments\n", "---\n", "[]\n", b"\xef\xbb\xbf"])
def test_a_file_without_entries_has_no_operators(text: str | bytes) -> None:
    assert load(NEW, "own.yaml", text) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("func: f(Tensor self) -> Tensor\n", "1:1: error: expected a list, each entry after '- '; found a mapping"),
        ("f(Tensor self) -> Tensor\n", "1:1: error: expected a list, each entry after '- '; found a string"),
        (b"- func: \xff\n", "1:9: error:"),
        ("- func: 'f\n", "1:9: error:"),
        ("- func: f(Tensor self) -> Tensor\n\tvariants: method\n", "2:1: error:"),
    ],
)
def test_a_file_that_is_no_list_of_entries(text: str | bytes, message: str) -> None:
    (found,) = errors(text)
    assert found.startswith(message)


def test_errors_before_what_makes_the_rest_unreadable_are_kept() -> None:
    found = errors("- func: f(Tenser self) -> Tensor\n- func: 'g\n")
    assert [line.split(":")[0] for line in found] == ["1", "2"]


def test_a_byte_order_mark_and_other_line_ends_do_not_count() -> None:
    text = f"{FUNC}  variants: method\n- func: g(Tensor self) -> Tensor\n  nope: 1\n"
    for variant in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text):
        assert errors(variant.encode()) == ["4:3: error: unknown key 'nope'"]
    good = f"\ufeff{FUNC}".replace("\n", "\r\n").encode()
    (found,) = load(NEW, "own.yaml", good)
    assert (str(found.schema), found.origin.column) == ("f(Tensor self) -> Tensor", 9)


def test_a_schema_over_several_lines_keeps_its_places() -> None:
    text = "- func: >-\n    f(Tensor self,\n      Tenser x) -> Tensor\n"
    assert errors(text) == ["3:7: error: unknown type 'Tenser'"]


def test_a_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(FUNC)
    for form in (path, str(path)):
        (found,) = load(NEW, form)
        assert found.origin.path == str(path)


def test_a_text_instead_of_a_path_and_its_name_in_messages() -> None:
    (found,) = load(NEW, text=FUNC)
    assert found.origin.path == "<text>"
    (found,) = load(NEW, "elsewhere.yaml", FUNC.encode())
    assert found.origin.path == "elsewhere.yaml"


def test_a_file_that_is_missing_and_the_nearest_one(tmp_path: Path) -> None:
    (tmp_path / "my_ops.yaml").write_text(FUNC)
    with pytest.raises(SchemaError) as caught:
        load(NEW, tmp_path / "my_op.yaml")
    first, note = str(caught.value).split("\n")
    assert (
        first
        == f"{tmp_path / 'my_op.yaml'}:1:1: error: cannot read the file: no such file or directory [unreadable-file]"
    )
    assert note.endswith("note: did you mean 'my_ops.yaml'?")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="cannot read the file: is a directory"):
        load(NEW, tmp_path)


def test_an_empty_name_is_not_the_profiles_own_file() -> None:
    with pytest.raises(SchemaError, match="cannot read the file"):
        load(OLD, "")


def test_equal_attributes_are_one_object() -> None:
    first, second = operators("my::f(Tensor self) -> Tensor", "my::g(Tensor self) -> Tensor")
    assert first.attributes is second.attributes
