// astgen-golden 1
// set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
// aten::set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_out(
    at::Tensor & out,
    const at::Tensor & self,
    const at::Tensor & source) {
  return at::_ops::set_source_Tensor_out::call(self, source, out);
}
// aten::set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_outf(
    const at::Tensor & self,
    const at::Tensor & source,
    at::Tensor & out) {
  return at::_ops::set_source_Tensor_out::call(self, source, out);
}
