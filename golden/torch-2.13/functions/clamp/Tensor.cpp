// astgen-golden 1
// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
inline at::Tensor
clamp(
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min={},
    const ::std::optional<at::Tensor> & max={}) {
  return at::_ops::clamp_Tensor::call(self, min, max);
}
