// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & sqrt_(at::Tensor & self); // {"schema": "aten::sqrt_(Tensor(a!) self) -> Tensor(a!)", "dispatch": "True", "default": "True"}
