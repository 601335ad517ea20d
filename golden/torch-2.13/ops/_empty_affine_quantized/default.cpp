// astgen-golden 1
// _empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
struct TORCH_API _empty_affine_quantized {
  using schema = at::Tensor (c10::SymIntArrayRef, ::std::optional<at::ScalarType>, ::std::optional<at::Layout>, ::std::optional<at::Device>, ::std::optional<bool>, double, int64_t, ::std::optional<at::MemoryFormat>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_empty_affine_quantized";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor";

  static at::Tensor call(
      c10::SymIntArrayRef size,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory,
      double scale,
      int64_t zero_point,
      ::std::optional<at::MemoryFormat> memory_format);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymIntArrayRef size,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory,
      double scale,
      int64_t zero_point,
      ::std::optional<at::MemoryFormat> memory_format);
};
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<_empty_affine_quantized::schema>
create__empty_affine_quantized_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_empty_affine_quantized::name, _empty_affine_quantized::overload_name)
      .typed<_empty_affine_quantized::schema>();
}
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
at::Tensor
_empty_affine_quantized::call(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create__empty_affine_quantized_typed_handle();
  return op.call(size, dtype, layout, device, pin_memory, scale, zero_point, memory_format);
}
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
at::Tensor
_empty_affine_quantized::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create__empty_affine_quantized_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      size,
      dtype,
      layout,
      device,
      pin_memory,
      scale,
      zero_point,
      memory_format);
}
