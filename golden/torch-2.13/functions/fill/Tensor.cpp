// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
inline at::Tensor
fill(
    const at::Tensor & self,
    const at::Tensor & value) {
  return at::_ops::fill_Tensor::call(self, value);
}
