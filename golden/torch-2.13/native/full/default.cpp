// astgen-golden 1
// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TORCH_API at::Tensor full(
    at::IntArrayRef size,
    const at::Scalar & fill_value,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={});
