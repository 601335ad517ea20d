// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & zero_(at::Tensor & self); // {"schema": "aten::zero_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "False"}
