// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
at::Tensor squeeze(const at::Tensor & self); // {"schema": "aten::squeeze(Tensor(a) self) -> Tensor(a)", "dispatch": "True", "default": "True"}
