// astgen-golden 1
// from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
// aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
from_file_out(
    at::Tensor & out,
    c10::string_view filename,
    ::std::optional<bool> shared=::std::nullopt,
    ::std::optional<int64_t> size=0) {
  return at::_ops::from_file_out::call(filename, shared, size, out);
}
// aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
from_file_outf(
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    at::Tensor & out) {
  return at::_ops::from_file_out::call(filename, shared, size, out);
}
