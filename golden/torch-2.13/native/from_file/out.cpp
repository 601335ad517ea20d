// astgen-golden 1
// from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & from_file_out(
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    at::Tensor & out);
