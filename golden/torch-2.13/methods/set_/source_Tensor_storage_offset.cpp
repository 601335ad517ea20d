// astgen-golden 1
// set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
at::Tensor & set_(
    const at::Tensor & source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride={}) const;
// aten::set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
inline at::Tensor &
Tensor::set_(
    const at::Tensor & source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride) const {
  return at::_ops::set__source_Tensor_storage_offset::call(
      const_cast<Tensor &>(*this),
      source,
      storage_offset,
      c10::fromIntArrayRefSlow(size),
      c10::fromIntArrayRefSlow(stride));
}
at::Tensor & set__symint(
    const at::Tensor & source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride={}) const;
// aten::set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
inline at::Tensor &
Tensor::set__symint(
    const at::Tensor & source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride) const {
  return at::_ops::set__source_Tensor_storage_offset::call(
      const_cast<Tensor &>(*this),
      source,
      storage_offset,
      size,
      stride);
}
