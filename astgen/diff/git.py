"""The little of git that a comparison needs."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from astgen.errors import ProfileError

_OF_HOOKS = frozenset(["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"])


class GitError(ProfileError):
    """git is not there, or refuses."""


def git(*arguments: str, folder: Path | None = None) -> str:
    """What a git command prints.  Raises `GitError` with the first line of what it complains of."""
    command = ["git", "-c", f"core.hooksPath={os.devnull}", *(["-C", str(folder)] if folder else []), *arguments]
    # a hook that runs this tells git by variables where it is, which would hold for every folder
    environment = {name: value for name, value in os.environ.items() if name not in _OF_HOOKS}
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, env=environment)
    except OSError as error:
        raise GitError(f"cannot run git: {error.strerror}") from None
    if done.returncode:
        said = done.stderr.strip().split("\n")[0].removeprefix("fatal: ").removeprefix("error: ")
        raise GitError(f"git {arguments[0]}: {said}")
    return done.stdout


def top_folder() -> Path | None:
    """The top of the repository that the working folder is in, if it is in one."""
    try:
        return Path(git("rev-parse", "--show-toplevel").removesuffix("\n"))
    except GitError:
        return None


def commit_of(revision: str) -> str | None:
    """The commit of a revision, None where there is no such."""
    try:
        return git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").strip() or None
    except GitError:
        return None


def is_tracked(folder: Path) -> bool:
    """Whether git tracks a file below a folder."""
    try:
        return bool(git("ls-files", "--", str(folder)))
    except GitError:
        return False


@contextmanager
def worktree(commit: str, top: Path) -> Iterator[Path]:
    """A commit of a repository checked out in a temporary folder, gone afterwards."""
    with TemporaryDirectory(prefix="astgen-") as temporary:
        folder = Path(temporary) / "tree"
        git("worktree", "add", "--detach", "--quiet", str(folder), commit, folder=top)
        try:
            yield folder
        finally:
            git("worktree", "remove", "--force", str(folder), folder=top)
