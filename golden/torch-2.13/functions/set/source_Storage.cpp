// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
// aten::set.source_Storage(Tensor self, Storage source) -> Tensor
inline at::Tensor
set(
    const at::Tensor & self,
    at::Storage source) {
  return at::_ops::set_source_Storage::call(self, source);
}
