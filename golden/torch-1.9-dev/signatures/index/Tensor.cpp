// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
Tensor index(const Tensor & self, const c10::List<c10::optional<Tensor>> & indices);
