// astgen-golden 1
// __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
// aten::__lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
__lshift___out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::__lshift___Scalar_out::call(self, other, out);
}
// aten::__lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
__lshift___outf(
    const at::Tensor & self,
    const at::Scalar & other,
    at::Tensor & out) {
  return at::_ops::__lshift___Scalar_out::call(self, other, out);
}
