// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & squeeze_(at::Tensor & self); // {"schema": "aten::squeeze_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "True"}
