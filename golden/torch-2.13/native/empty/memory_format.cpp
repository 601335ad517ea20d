// astgen-golden 1
// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TORCH_API at::Tensor empty_cpu(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_cuda(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_meta_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_mkldnn(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_sparse(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_sparse_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_sparse_compressed(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_sparse_compressed_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_unknown_quantized(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
