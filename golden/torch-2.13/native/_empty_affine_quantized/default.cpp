// astgen-golden 1
// _empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
TORCH_API at::Tensor empty_affine_quantized_other_backends_stub(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous);
TORCH_API at::Tensor empty_affine_quantized(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous);
