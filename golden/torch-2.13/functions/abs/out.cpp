// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
abs_out(
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::abs_out::call(self, out);
}
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
abs_outf(
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::abs_out::call(self, out);
}
