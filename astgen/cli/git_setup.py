"""``astgen git-setup``: the attributes that git and GitHub need for generated files and goldens."""

from __future__ import annotations

from pathlib import Path

import click

from astgen.cli.options import chosen_out, filled

BEGIN, END = "# astgen: begin", "# astgen: end"


@click.command(name="git-setup")
@click.option("--out", metavar="DIR", callback=filled, help="Folder of committed outputs (default: [tool.astgen] out).")
@click.option("--golden", default="golden", show_default=True, metavar="DIR", callback=filled, help="Goldens.")
@click.option("--print", "only_print", is_flag=True, help="Print the lines, write nothing.")
def git_setup(out: str | None, golden: str, only_print: bool) -> None:
    """Write the lines for generated files and goldens into .gitattributes of this folder.

    Generated files are folded in reviews and never merged line by line: after a merge they are generated anew, and
    `astgen check` finds where that was forgotten.  Goldens are assertions, so reviews show them.
    """
    outputs, goldens = chosen_out(out).rstrip("/"), golden.rstrip("/")
    block = "\n".join(
        [
            BEGIN,
            f"{outputs}/** linguist-generated=true -merge",
            f"{goldens}/** linguist-generated=false text eol=lf",
            *[f"{folder}/**/*.{ending} diff=cpp" for folder in (outputs, goldens) for ending in _CPP],
            END,
        ]
    )
    path = Path(".gitattributes")
    if only_print:
        print(block)
    else:
        from astgen.errors import OutputError

        try:
            before = path.read_text("utf-8") if path.is_file() else ""
            after = with_block(before, block)
            if after != before:
                path.write_text(after, "utf-8")
        except OSError as error:
            raise OutputError(f"cannot write {path}: {error.strerror}") from error
        print(f"{path}: {'written' if after != before else 'unchanged'}")
    print(HINT)


_CPP = ("cpp", "h")
HINT = """\
# for hunk headers with the keys of committed outputs, if you like, and diff=astgen in place of diff=cpp:
#   git config diff.astgen.xfuncname '^[ \\t]*// astgen: (.*)$'"""


def with_block(text: str, block: str) -> str:
    """The text of an attributes file with the block of lines in place of an earlier one, else at its end."""
    begin, end = text.find(BEGIN), text.find(END)
    if 0 <= begin < end:
        return text[:begin] + block + text[end + len(END) :]
    separator = "" if not text or text.endswith("\n") else "\n"
    return f"{text}{separator}{block}\n"
