// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
at::Tensor __dispatch_contiguous(at::MemoryFormat memory_format=c10::MemoryFormat::Contiguous) const;
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
inline at::Tensor
Tensor::__dispatch_contiguous(at::MemoryFormat memory_format) const {
  return at::_ops::contiguous::call(const_cast<Tensor &>(*this), memory_format);
}
