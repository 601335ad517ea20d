// astgen-golden 1
// clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
at::Tensor & clamp_(
    const ::std::optional<at::Tensor> & min={},
    const ::std::optional<at::Tensor> & max={}) const;
// aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
inline at::Tensor &
Tensor::clamp_(
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) const {
  return at::_ops::clamp__Tensor::call(const_cast<Tensor &>(*this), min, max);
}
