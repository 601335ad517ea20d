// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
inline at::Tensor
index(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices) {
  return at::_ops::index_Tensor::call(self, indices);
}
