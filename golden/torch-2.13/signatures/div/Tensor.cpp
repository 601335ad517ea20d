// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor div(const at::Tensor & self, const at::Tensor & other);
