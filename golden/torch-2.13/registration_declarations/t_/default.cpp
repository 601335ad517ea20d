// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & t_(at::Tensor & self); // {"schema": "aten::t_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "True"}
