// astgen-golden 1
// add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
// aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
add_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha=1) {
  return at::_ops::add_Scalar_out::call(self, other, alpha, out);
}
// aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
add_outf(
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha,
    at::Tensor & out) {
  return at::_ops::add_Scalar_out::call(self, other, alpha, out);
}
