// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
// aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
add_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1) {
  return at::_ops::add_out::call(self, other, alpha, out);
}
// aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
add_outf(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out) {
  return at::_ops::add_out::call(self, other, alpha, out);
}
