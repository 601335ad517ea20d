// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
// aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::div_Scalar_out::call(self, other, out);
}
// aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
div_outf(
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out) {
  return at::_ops::div_Scalar_out::call(self, other, out);
}
