"""Rules of operators among each other, and of what their entries say beside the schemas."""

from __future__ import annotations

from astgen.codes.code import Code
from astgen.errors import WARNING

DUPLICATE_OPERATOR = Code(
    "duplicate-operator",
    "An operator, with its overload, is defined once.",
    "- func: scale(Tensor self) -> Tensor\n- func: scale(Tensor self, float by) -> Tensor\n",
    "- func: scale(Tensor self) -> Tensor\n- func: scale.by(Tensor self, float by) -> Tensor\n",
)
SAME_CPP_NAME = Code(
    "same-cpp-name",
    "Name and overload joined by `_` name a struct and the kernels of an operator, so two operators must not come to "
    "the same; `_out` is added to the name of one with out arguments.",
    "- func: mix.of_two(Tensor self) -> Tensor\n- func: mix_of.two(Tensor self) -> Tensor\n",
    "- func: mix.of_two(Tensor self) -> Tensor\n- func: mix_of.pair(Tensor self) -> Tensor\n",
)
SAME_CPP_SIGNATURE = Code(
    "same-cpp-signature",
    "Two overloads whose parameters have the same C++ types are one C++ function, defined twice. Sizes of lists and "
    "symbolic integers make no difference.",
    "- func: pad.a(Tensor self, int[] by) -> Tensor\n- func: pad.b(Tensor self, int[2] by) -> Tensor\n",
    "- func: pad.a(Tensor self, int[] by) -> Tensor\n- func: pad.b(Tensor self, float[] by) -> Tensor\n",
)
AMBIGUOUS_OVERLOADS = Code(
    "ambiguous-overloads",
    "A C++ call that leaves defaults out fits both overloads equally well, so it does not compile. "
    "`cpp_no_default_args` takes the defaults of one away in C++.",
    "- func: pad.a(Tensor self, int? by=0) -> Tensor\n- func: pad.b(Tensor self, bool? all=False) -> Tensor\n",
    "- func: pad.a(Tensor self, int? by=0) -> Tensor\n"
    "- func: pad.b(Tensor self, bool? all=False) -> Tensor\n  cpp_no_default_args: [all]\n",
    severity=WARNING,
)
OUT_VARIANT_DIFFERS = Code(
    "out-variant-differs",
    "The out variant of an operator takes the arguments of the functional one, with the same names, types and "
    "defaults, and has an out argument for each return: `scale.out` of `scale`, `scale.by_out` of `scale.by`.",
    "- func: scale(Tensor self, float by=1) -> Tensor\n"
    "- func: scale.out(Tensor self, float by, *, Tensor(a!) out) -> Tensor(a!)\n",
    "- func: scale(Tensor self, float by=1) -> Tensor\n"
    "- func: scale.out(Tensor self, float by=1, *, Tensor(a!) out) -> Tensor(a!)\n",
)
INPLACE_VARIANT_DIFFERS = Code(
    "inplace-variant-differs",
    "The in-place variant of an operator takes the arguments of the functional one, but for the name of the one that "
    "it writes. Where they differ, neither code generators nor people take the two for variants of each other.",
    "- func: scale(Tensor self, float by) -> Tensor\n- func: scale_(Tensor(a!) self, float factor) -> Tensor(a!)\n",
    "- func: scale(Tensor self, float by) -> Tensor\n- func: scale_(Tensor(a!) self, float by) -> Tensor(a!)\n",
    severity=WARNING,
)
UNKNOWN_DELEGATE = Code(
    "unknown-delegate",
    "`structured_delegate` names an operator of the same file that is structured.",
    "- func: scale(Tensor self) -> Tensor\n  structured_delegate: scale.out\n",
    "- func: scale(Tensor self) -> Tensor\n  structured_delegate: scale.out\n"
    "- func: scale.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
    "  structured: True\n  dispatch: {CPU: scale_out}\n",
)
STRUCTURED = Code(
    "structured",
    "What is structured is the out variant; the others name it by `structured_delegate`.",
    "- func: scale(Tensor self) -> Tensor\n  structured: True\n  dispatch: {CPU: scale}\n",
    "- func: scale(Tensor self) -> Tensor\n  structured_delegate: scale.out\n"
    "- func: scale.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
    "  structured: True\n  dispatch: {CPU: scale_out}\n",
)
AUTOGEN = Code(
    "autogen",
    "`autogen` names the variants that are derived from an operator, and each of them exists: an out variant where "
    "the operator returns tensors and has none, a functional variant where it writes.",
    "- func: scale(Tensor self) -> Tensor\n  dispatch: {CPU: scale}\n  autogen: scale.into\n",
    "- func: scale(Tensor self) -> Tensor\n  dispatch: {CPU: scale}\n  autogen: scale.out\n",
)
AUTOGEN_WITHOUT_EFFECT = Code(
    "autogen-without-effect",
    "No variants are derived from views, from what is composed of differentiable operators and from what is bound by "
    "hand, whatever `autogen` says.",
    "- func: scale(Tensor self) -> Tensor\n  autogen: scale.out\n",
    "- func: scale(Tensor self) -> Tensor\n  dispatch: {CPU: scale}\n  autogen: scale.out\n",
    severity=WARNING,
)
UNKNOWN_TAG = Code(
    "unknown-tag",
    "A tag is one that the profile, or a `tags.yaml` beside the schemas, defines.",
    "- func: scale(Tensor self) -> Tensor\n  tags: pointwize\n",
    "- func: scale(Tensor self) -> Tensor\n  tags: pointwise\n",
)
UNKNOWN_DISPATCH_KEY = Code(
    "unknown-dispatch-key",
    "A kernel belongs to a dispatch key that the profile has.",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU, CUDDA: scale\n",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU, CUDA: scale\n",
)
DUPLICATE_DISPATCH_KEY = Code(
    "duplicate-dispatch-key",
    "A dispatch key has one kernel of an operator.",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU, CUDA: scale\n    CUDA: scale_cuda\n",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU: scale\n    CUDA: scale_cuda\n",
)
BAD_KERNEL_NAME = Code(
    "bad-kernel-name",
    "A kernel is a C++ function: `name`, or `namespace::name`.",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU: scale cpu!\n",
    "- func: scale(Tensor self) -> Tensor\n  dispatch:\n    CPU: scale_cpu\n",
)
UNKNOWN_ARGUMENT = Code(
    "unknown-argument",
    "`cpp_no_default_args` names arguments with a default, `precomputed` arguments of the operator.",
    "- func: scale(Tensor self, float by=1) -> Tensor\n  cpp_no_default_args: [bye]\n",
    "- func: scale(Tensor self, float by=1) -> Tensor\n  cpp_no_default_args: [by]\n",
)
METHOD_WITHOUT_SELF = Code(
    "method-without-self",
    "A method is called on `self`, so an operator with the variant `method` takes a Tensor of that name.",
    "- func: make(int n) -> Tensor\n  variants: function, method\n",
    "- func: make(int n) -> Tensor\n  variants: function\n",
)
