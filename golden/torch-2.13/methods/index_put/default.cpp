// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
at::Tensor index_put(
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate=false) const;
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
inline at::Tensor
Tensor::index_put(
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) const {
  return at::_ops::index_put::call(const_cast<Tensor &>(*this), indices, values, accumulate);
}
