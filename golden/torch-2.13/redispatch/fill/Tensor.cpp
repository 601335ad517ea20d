// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
inline at::Tensor
fill(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & value) {
  return at::_ops::fill_Tensor::redispatch(dispatchKeySet, self, value);
}
