// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API _empty_per_channel_affine_quantized_out {
  using schema = at::Tensor & (c10::SymIntArrayRef, const at::Tensor &, const at::Tensor &, int64_t, ::std::optional<at::MemoryFormat>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_empty_per_channel_affine_quantized";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymIntArrayRef size,
      const at::Tensor & scales,
      const at::Tensor & zero_points,
      int64_t axis,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymIntArrayRef size,
      const at::Tensor & scales,
      const at::Tensor & zero_points,
      int64_t axis,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
};
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<_empty_per_channel_affine_quantized_out::schema>
create__empty_per_channel_affine_quantized_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _empty_per_channel_affine_quantized_out::name,
          _empty_per_channel_affine_quantized_out::overload_name)
      .typed<_empty_per_channel_affine_quantized_out::schema>();
}
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_empty_per_channel_affine_quantized_out::call(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create__empty_per_channel_affine_quantized_out_typed_handle();
  return op.call(size, scales, zero_points, axis, memory_format, out);
}
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_empty_per_channel_affine_quantized_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create__empty_per_channel_affine_quantized_out_typed_handle();
  return op.redispatch(dispatchKeySet, size, scales, zero_points, axis, memory_format, out);
}
