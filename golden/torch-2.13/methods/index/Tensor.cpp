// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
at::Tensor index(const c10::List<::std::optional<at::Tensor>> & indices) const;
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
inline at::Tensor
Tensor::index(const c10::List<::std::optional<at::Tensor>> & indices) const {
  return at::_ops::index_Tensor::call(const_cast<Tensor &>(*this), indices);
}
