// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & set_(at::Tensor & self); // {"schema": "aten::set_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "False"}
