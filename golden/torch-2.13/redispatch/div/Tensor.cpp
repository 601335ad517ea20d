// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
inline at::Tensor
div(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::div_Tensor::redispatch(dispatchKeySet, self, other);
}
