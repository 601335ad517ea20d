// astgen-golden 1
// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TORCH_API at::Tensor randperm(
    int64_t n,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={});
