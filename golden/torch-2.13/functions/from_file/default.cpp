// astgen-golden 1
// from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
// aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
from_file(
    c10::string_view filename,
    ::std::optional<bool> shared=::std::nullopt,
    ::std::optional<int64_t> size=0,
    at::TensorOptions options={}) {
  return at::_ops::from_file::call(
      filename,
      shared,
      size,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
// aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
from_file(
    c10::string_view filename,
    ::std::optional<bool> shared,
    ::std::optional<int64_t> size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::from_file::call(filename, shared, size, dtype, layout, device, pin_memory);
}
