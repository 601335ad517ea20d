// astgen-golden 1
// max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
max_out(
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::max_unary_out::call(self, out);
}
// aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
max_outf(
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::max_unary_out::call(self, out);
}
