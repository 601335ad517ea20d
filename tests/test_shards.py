"""Which shard an operator goes to: a promise to everyone who keeps the generated files."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from support.own import NEW, OLD, operators

from astgen import generate, get_profile
from astgen.emit.shards import shard_of
from astgen.schema.operator import Operator

ROOTS = [f"operator{number}" for number in range(2000)]


def test_the_hash_and_its_format() -> None:
    """These numbers never change: everyone's files would."""
    roots = ["add", "and", "empty", "_foreach_add", "conv2d", "native_batch_norm"]
    assert [shard_of(root, 10) for root in roots] == [6, 2, 0, 7, 5, 7]
    assert [shard_of(root, 5) for root in roots] == [2, 2, 0, 0, 0, 4]


def test_what_is_hashed() -> None:
    """The shard with the greatest number of eight bytes in the BLAKE2b digests of root name, slash and block."""
    digests = b"".join([blake2b(f"add/{block}".encode()).digest() for block in range(2)])
    numbers = [int.from_bytes(digests[8 * shard : 8 * shard + 8], "big") for shard in range(10)]
    assert [shard_of("add", count) for count in (10, 5)] == [numbers.index(max(numbers[:count])) for count in (10, 5)]


def test_one_shard_takes_all() -> None:
    assert {shard_of(root, 1) for root in ROOTS} == {0}


@pytest.mark.parametrize("count", [2, 5, 10])
def test_every_shard_gets_its_share(count: int) -> None:
    sizes = Counter(shard_of(root, count) for root in ROOTS)
    assert set(sizes) == set(range(count))
    assert max(sizes.values()) < 1.3 * len(ROOTS) / count


@pytest.mark.parametrize(("few", "more"), [(10, 11), (5, 6), (1, 2)])
def test_one_shard_more_moves_only_what_goes_to_it(few: int, more: int) -> None:
    moved = [root for root in ROOTS if shard_of(root, few) != shard_of(root, more)]
    assert {shard_of(root, more) for root in moved} == {few}
    assert 0.5 * len(ROOTS) / more < len(moved) < 1.5 * len(ROOTS) / more


def files_of(profile: str, found: list[Operator]) -> dict[str, str]:
    return {file.path: file.text for file in generate(profile, ["trace"], found)}


def test_variants_and_overloads_stay_together() -> None:
    found = operators(
        "add.Tensor(Tensor self) -> Tensor",
        "add_.Tensor(Tensor(a!) self) -> Tensor(a!)",
        "add.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        "__iadd__.Tensor(Tensor(a!) self) -> Tensor(a!)",
        profile=OLD,
    )
    holding = [path for path, text in files_of(OLD, found).items() if "m.impl(" in text]
    assert holding == [f"autograd/TraceType_{shard_of('add', 5)}.cpp"]


def test_a_new_operator_changes_one_shard_only() -> None:
    schemas = [f"my::{root}(Tensor self) -> Tensor" for root in ROOTS[:60]]
    before = files_of(OLD, operators(*schemas, profile=OLD))
    after = files_of(OLD, operators(*schemas, "my::newcomer(Tensor self) -> Tensor", profile=OLD))
    assert before.keys() == after.keys()
    assert sum(before[path] != after[path] for path in before) == 1


def test_every_shard_is_there_even_without_operators() -> None:
    assert len(files_of(OLD, [])) == 5
    assert len(files_of(NEW, [])) == 10


@pytest.mark.parametrize(("profile", "count"), [(OLD, 5), (NEW, 10)])
def test_no_shard_of_the_full_set_is_much_larger_than_the_others(
    request: pytest.FixtureRequest, profile: str, count: int
) -> None:
    found = request.getfixturevalue("old_operators" if profile == OLD else "new_operators")
    assert get_profile(profile).shards["trace"] == count
    lines = [text.count("\n") for text in files_of(profile, found).values()]
    assert len(lines) == count
    assert max(lines) <= 1.3 * sum(lines) / count
