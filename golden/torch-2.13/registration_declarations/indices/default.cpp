// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
at::Tensor indices(const at::Tensor & self); // {"schema": "aten::indices(Tensor(a) self) -> Tensor(a)", "dispatch": "True", "default": "True"}
