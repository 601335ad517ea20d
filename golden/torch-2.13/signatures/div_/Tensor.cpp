// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor & div_(at::Tensor & self, const at::Tensor & other);
