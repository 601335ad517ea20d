// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor & set_out(const at::Tensor & self, at::Tensor & out); // {"schema": "aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "dispatch": "True", "default": "True"}
