// astgen-golden 1
// __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
// aten::__lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
__lshift___out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::__lshift___Tensor_out::call(self, other, out);
}
// aten::__lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
__lshift___outf(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  return at::_ops::__lshift___Tensor_out::call(self, other, out);
}
