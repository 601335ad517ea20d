"""Which shard an operator goes to."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

_WORD = 8
_WORDS = blake2b.MAX_DIGEST_SIZE // _WORD


@lru_cache(1 << 16)
def shard_of(root: str, count: int) -> int:
    """The shard, from 0, of the operators of a root name, among ``count`` shards.

    It is a function of the name and the count alone (rendezvous hashing): the shard with the greatest number,
    where the numbers of a root name are the words of eight bytes of the BLAKE2b digest of ``"ROOT/0"``, then,
    from the ninth shard on, of ``"ROOT/1"``, and so on.  A new operator moves no other one, and one shard more
    moves only what goes to it.
    """
    blocks = range((count + _WORDS - 1) // _WORDS)
    numbers = b"".join([blake2b(f"{root}/{block}".encode()).digest() for block in blocks])
    return max(range(count), key=lambda shard: numbers[_WORD * shard : _WORD * (shard + 1)])
