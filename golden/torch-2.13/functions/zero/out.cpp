// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
zero_out(
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::zero_out::call(self, out);
}
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
zero_outf(
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::zero_out::call(self, out);
}
