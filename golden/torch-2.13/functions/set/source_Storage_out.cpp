// astgen-golden 1
// set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
// aten::set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_out(
    at::Tensor & out,
    const at::Tensor & self,
    at::Storage source) {
  return at::_ops::set_source_Storage_out::call(self, source, out);
}
// aten::set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
set_outf(
    const at::Tensor & self,
    at::Storage source,
    at::Tensor & out) {
  return at::_ops::set_source_Storage_out::call(self, source, out);
}
