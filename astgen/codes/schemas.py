"""Rules of the schema language, which stand on their own in one schema."""

from __future__ import annotations

from astgen.codes.code import Code
from astgen.errors import WARNING

SCHEMA_SYNTAX = Code(
    "schema-syntax",
    "A schema is `name(arguments) -> returns`, an argument `type name` or `type name=default`.",
    "- func: scale(Tensor self, float=1) -> Tensor\n",
    "- func: scale(Tensor self, float by=1) -> Tensor\n",
)
BAD_NAME = Code(
    "bad-name",
    "Names of operators, namespaces and overloads become C++ names: letters, digits and `_`.",
    "- func: scale-by(Tensor self) -> Tensor\n",
    "- func: scale_by(Tensor self) -> Tensor\n",
)
UNKNOWN_TYPE = Code(
    "unknown-type",
    "The types of the schema language are few; other words that begin with a small letter are type variables.",
    "- func: scale(Tensr self) -> Tensor\n",
    "- func: scale(Tensor self) -> Tensor\n",
)
SCHEMA_LIMIT = Code(
    "schema-limit",
    "Sizes of lists and numbers fit the integers of the runtime, and a type is not nested endlessly.",
    "- func: scale(Tensor self, int[99999999999] by) -> Tensor\n",
    "- func: scale(Tensor self, int[2] by) -> Tensor\n",
)
KEYWORD_NAME = Code(
    "keyword-name",
    "A keyword of C++ can name neither an argument nor an operator, and one of Python cannot be passed by name.",
    "- func: scale(Tensor self, float lambda) -> Tensor\n",
    "- func: scale(Tensor self, float lambd) -> Tensor\n",
)
MACRO_NAME = Code(
    "macro-name",
    "The headers of C and C++ define these words as macros, so the compiler would see something else.",
    "- func: scale(Tensor self, float INFINITY) -> Tensor\n",
    "- func: scale(Tensor self, float infinity) -> Tensor\n",
)
DUPLICATE_ARGUMENT = Code(
    "duplicate-argument",
    "Arguments of one operator have different names: no function takes two parameters of one name.",
    "- func: mix(Tensor self, Tensor other, float other) -> Tensor\n",
    "- func: mix(Tensor self, Tensor other, float weight) -> Tensor\n",
)
DEFAULT_ORDER = Code(
    "default-order",
    "After an argument with a default all that follow have one, in Python and, out arguments apart, in C++; "
    "`cpp_no_default_args` takes defaults away in C++ only.",
    "- func: mix(Tensor self, int a=0, int b) -> Tensor\n",
    "- func: mix(Tensor self, int a=0, int b=0) -> Tensor\n",
)
BAD_DEFAULT = Code(
    "bad-default",
    "A default is a value of the type of its argument, in a form that C++ has: None for an optional type only, a "
    "quoted string for `str`, a list for a list (one element will do where the list has a size), and of names "
    "those that the profile knows.",
    "- func: pool(Tensor self, int k=None, str mode=fast, int[] pad=0) -> Tensor\n",
    "- func: pool(Tensor self, int? k=None, str mode='fast', int[2] pad=0) -> Tensor\n",
)
NO_CPP_TYPE = Code(
    "no-cpp-type",
    "A type of the schema language for which the profile has no C++ type: code can be generated for the operator only "
    "when the profile gets one.",
    "- func: pick(Tensor self, Dict(str, int) table) -> Tensor\n",
    "- func: pick(Tensor self, str[] keys, int[] values) -> Tensor\n",
)
UNKNOWN_ALIAS = Code(
    "unknown-alias",
    "A return that is an alias, `Tensor(a)` or `Tensor(a!)`, is one of an argument with the same letter.",
    "- func: view(Tensor self) -> Tensor(a)\n",
    "- func: view(Tensor(a) self) -> Tensor(a)\n",
)
INPLACE_WITHOUT_SELF = Code(
    "inplace-without-self",
    "A name that ends with `_` says that the operator writes `self`; the schema has to say so, too.",
    "- func: scale_(Tensor self, float by) -> Tensor\n",
    "- func: scale_(Tensor(a!) self, float by) -> Tensor(a!)\n",
    severity=WARNING,
)
