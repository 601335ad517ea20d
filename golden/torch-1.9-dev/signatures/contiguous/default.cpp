// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor __dispatch_contiguous(const Tensor & self, MemoryFormat memory_format=MemoryFormat::Contiguous);
