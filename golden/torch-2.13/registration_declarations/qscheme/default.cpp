// astgen-golden 1
// qscheme(Tensor self) -> QScheme
at::QScheme qscheme(const at::Tensor & self); // {"schema": "aten::qscheme(Tensor self) -> QScheme", "dispatch": "True", "default": "False"}
