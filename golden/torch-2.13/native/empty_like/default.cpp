// astgen-golden 1
// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TORCH_API at::Tensor empty_like(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_like_quantized(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_like_sparse_coo(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_like_sparse_csr(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
TORCH_API at::Tensor empty_like_nested(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt);
