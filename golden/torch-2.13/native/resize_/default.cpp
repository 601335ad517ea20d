// astgen-golden 1
// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
TORCH_API const at::Tensor & resize__symint(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API const at::Tensor & resize_(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API const at::Tensor & resize_cuda_(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API const at::Tensor & quantized_resize_cpu_(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API const at::Tensor & resize_sparse_csr_(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
