// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
at::Tensor clamp(
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max=::std::nullopt) const;
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
inline at::Tensor
Tensor::clamp(
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) const {
  return at::_ops::clamp::call(const_cast<Tensor &>(*this), min, max);
}
