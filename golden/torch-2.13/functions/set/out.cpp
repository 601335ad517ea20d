// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
// aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_out(
    at::Tensor & out,
    const at::Tensor & self) {
  return at::_ops::set_out::call(self, out);
}
// aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_outf(
    const at::Tensor & self,
    at::Tensor & out) {
  return at::_ops::set_out::call(self, out);
}
