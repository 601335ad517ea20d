// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sqrt_out(
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::sqrt_out::call(self, out);
}
// aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
sqrt_outf(
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::sqrt_out::call(self, out);
}
