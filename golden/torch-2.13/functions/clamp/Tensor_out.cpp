// astgen-golden 1
// clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
// aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
clamp_out(
    at::Tensor & out,
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min={},
    const ::std::optional<at::Tensor> & max={}) {
  return at::_ops::clamp_Tensor_out::call(self, min, max, out);
}
// aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
clamp_outf(
    const at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max,
    at::Tensor & out) {
  return at::_ops::clamp_Tensor_out::call(self, min, max, out);
}
