// astgen-golden 1
// fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
// aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fill_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & value) {
  return at::_ops::fill_Tensor_out::call(self, value, out);
}
// aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fill_outf(
    const at::Tensor & self,
    const at::Tensor & value,
    at::Tensor & out) {
  return at::_ops::fill_Tensor_out::call(self, value, out);
}
