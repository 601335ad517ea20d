// astgen-golden 1
// fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
// aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fill_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & value) {
  return at::_ops::fill_Scalar_out::call(self, value, out);
}
// aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
fill_outf(
    const at::Tensor & self,
    const at::Scalar & value,
    at::Tensor & out) {
  return at::_ops::fill_Scalar_out::call(self, value, out);
}
