// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
// aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
inline at::Tensor
clamp(
    const at::Tensor & self,
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max=::std::nullopt) {
  return at::_ops::clamp::call(self, min, max);
}
