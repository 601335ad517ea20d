// astgen-golden 1
// range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TORCH_API at::Tensor range(
    const at::Scalar & start,
    const at::Scalar & end,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={});
