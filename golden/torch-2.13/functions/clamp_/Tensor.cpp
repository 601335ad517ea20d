// astgen-golden 1
// clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
// aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
inline at::Tensor &
clamp_(
    at::Tensor & self,
    const ::std::optional<at::Tensor> & min={},
    const ::std::optional<at::Tensor> & max={}) {
  return at::_ops::clamp__Tensor::call(self, min, max);
}
