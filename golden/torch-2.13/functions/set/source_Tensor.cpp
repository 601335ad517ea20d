// astgen-golden 1
// set.source_Tensor(Tensor self, Tensor source) -> Tensor
// aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor
inline at::Tensor
set(
    const at::Tensor & self,
    const at::Tensor & source) {
  return at::_ops::set_source_Tensor::call(self, source);
}
