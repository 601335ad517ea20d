// astgen-golden 1
// from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TORCH_API at::Tensor from_file(
    c10::string_view filename,
    ::std::optional<bool> shared=::std::nullopt,
    ::std::optional<int64_t> size=0,
    ::std::optional<at::ScalarType> dtype={},
    ::std::optional<at::Layout> layout={},
    ::std::optional<at::Device> device={},
    ::std::optional<bool> pin_memory={});
