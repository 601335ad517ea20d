// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor mul(const at::Tensor & self, const at::Tensor & other);
