// astgen-golden 1
// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
at::Tensor clamp(
    const ::std::optional<at::Tensor> & min={},
    const ::std::optional<at::Tensor> & max={}) const;
// aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
inline at::Tensor
Tensor::clamp(
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) const {
  return at::_ops::clamp_Tensor::call(const_cast<Tensor &>(*this), min, max);
}
