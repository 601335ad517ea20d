// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & detach_(at::Tensor & self); // {"schema": "aten::detach_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "True"}
