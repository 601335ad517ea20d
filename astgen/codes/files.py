"""Rules of YAML files, whatever is in them."""

from __future__ import annotations

from astgen.codes.code import TAGS, Code

_GOOD = "- func: scale(Tensor self, float by) -> Tensor\n"

UNREADABLE_FILE = Code(
    "unreadable-file",
    "A file must be there, be UTF-8, and have only characters that YAML allows.",
    "- func: scale(Tensor self, float by\a) -> Tensor\n",
    _GOOD,
)
YAML_SYNTAX = Code(
    "yaml-syntax",
    "What is no YAML cannot be read; the error ends the reading of the file.",
    "- func: 'scale(Tensor self, float by) -> Tensor\n",
    "- func: 'scale(Tensor self, float by) -> Tensor'\n",
)
YAML_FEATURE = Code(
    "yaml-feature",
    "Tags of one's own, aliases of what encloses them, trees that are very deep or that aliases blow up: YAML allows "
    "them, and no file of operators needs them.",
    "- func: !mine scale(Tensor self, float by) -> Tensor\n",
    _GOOD,
)
DUPLICATE_KEY = Code(
    "duplicate-key",
    "Of two equal keys of one mapping most readers of YAML silently take the last.",
    "- func: scale(Tensor self) -> Tensor\n  variants: function\n  variants: method\n",
    "- func: scale(Tensor self) -> Tensor\n  variants: function, method\n",
)
NOT_A_LIST = Code(
    "not-a-list",
    "The files of operators, derivatives and tags are lists, each entry after `- `.",
    "func: scale(Tensor self, float by) -> Tensor\n",
    _GOOD,
)
NOT_AN_ENTRY = Code(
    "not-an-entry",
    "An entry of a list is a mapping.",
    "- scale(Tensor self, float by) -> Tensor\n",
    _GOOD,
)
MISSING_KEY = Code(
    "missing-key",
    "An entry says what it is about: an operator by `func`, a derivative by `name`, a tag by `tag`.",
    "- variants: function\n  dispatch: {CPU: scale_cpu}\n",
    "- func: scale(Tensor self, float by) -> Tensor\n  dispatch: {CPU: scale_cpu}\n",
)
UNKNOWN_KEY = Code(
    "unknown-key",
    "A key that nothing reads is mostly a misspelt one, and what it says would be lost.",
    "- func: scale(Tensor self) -> Tensor\n  varients: method\n",
    "- func: scale(Tensor self) -> Tensor\n  variants: method\n",
)
BAD_VALUE = Code(
    "bad-value",
    "The value of a key has the form that the key asks for: a string, True or False, a list, one of some words.",
    "- func: scale(Tensor self) -> Tensor\n  device_guard: maybe\n",
    "- func: scale(Tensor self) -> Tensor\n  device_guard: False\n",
)
DUPLICATE_TAG = Code(
    "duplicate-tag",
    "A tag is defined once: tags become the values of an enumeration.",
    "- tag: core\n  desc: In the core set.\n- tag: core\n  desc: Again.\n",
    "- tag: core\n  desc: In the core set.\n",
    TAGS,
)
BAD_TAG = Code(
    "bad-tag",
    "A tag becomes a value of an enumeration of C++, so its name is an identifier.",
    "- tag: view-copy\n  desc: A copy in place of a view.\n",
    "- tag: view_copy\n  desc: A copy in place of a view.\n",
    TAGS,
)
