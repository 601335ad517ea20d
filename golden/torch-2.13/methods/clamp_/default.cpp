// astgen-golden 1
// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
at::Tensor & clamp_(
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max=::std::nullopt) const;
// aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
inline at::Tensor &
Tensor::clamp_(
    const ::std::optional<at::Scalar> & min,
    const ::std::optional<at::Scalar> & max) const {
  return at::_ops::clamp_::call(const_cast<Tensor &>(*this), min, max);
}
