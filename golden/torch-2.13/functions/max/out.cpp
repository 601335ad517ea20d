// astgen-golden 1
// max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
max_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::max_out::call(self, other, out);
}
// aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
max_outf(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  return at::_ops::max_out::call(self, other, out);
}
