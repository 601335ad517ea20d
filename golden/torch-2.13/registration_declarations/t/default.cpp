// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
at::Tensor t(const at::Tensor & self); // {"schema": "aten::t(Tensor(a) self) -> Tensor(a)", "dispatch": "True", "default": "True"}
