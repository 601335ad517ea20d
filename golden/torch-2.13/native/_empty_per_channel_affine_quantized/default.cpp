// astgen-golden 1
// _empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
TORCH_API at::Tensor empty_per_channel_affine_quantized_other_backends_stub(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous);
TORCH_API at::Tensor empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous);
