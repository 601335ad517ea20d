// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
at::Tensor detach(const at::Tensor & self); // {"schema": "aten::detach(Tensor(a) self) -> Tensor(a)", "dispatch": "True", "default": "True"}
