"""Which shard an operator goes to."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b


@lru_cache(1 << 16)
def shard_of(root: str, count: int) -> int:
    """The shard, from 0, of the operators of a root name, among ``count`` shards.

    It is a function of the name and the count alone (rendezvous hashing): the shard with the greatest
    BLAKE2b digest of ``"ROOT SHARD"``.  A new operator moves no other one, and one shard more moves only
    what goes to it.
    """
    return max(range(count), key=lambda shard: blake2b(f"{root} {shard}".encode()).digest())
