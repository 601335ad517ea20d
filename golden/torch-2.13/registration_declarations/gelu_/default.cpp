// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
at::Tensor & gelu_(at::Tensor & self, c10::string_view approximate); // {"schema": "aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)", "dispatch": "True", "default": "True"}
