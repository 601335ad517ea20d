// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
struct TORCH_API upsample_nearest2d_vec {
  using schema = at::Tensor (const at::Tensor &, at::OptionalSymIntArrayRef, ::std::optional<at::ArrayRef<double>>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::upsample_nearest2d";
  static constexpr const char* overload_name = "vec";
  static constexpr const char* schema_str = "upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor";

  static at::Tensor call(
      const at::Tensor & input,
      at::OptionalSymIntArrayRef output_size,
      ::std::optional<at::ArrayRef<double>> scale_factors);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      at::OptionalSymIntArrayRef output_size,
      ::std::optional<at::ArrayRef<double>> scale_factors);
};
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<upsample_nearest2d_vec::schema>
create_upsample_nearest2d_vec_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(upsample_nearest2d_vec::name, upsample_nearest2d_vec::overload_name)
      .typed<upsample_nearest2d_vec::schema>();
}
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
at::Tensor
upsample_nearest2d_vec::call(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  static auto op = create_upsample_nearest2d_vec_typed_handle();
  return op.call(input, output_size, scale_factors);
}
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
at::Tensor
upsample_nearest2d_vec::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  static auto op = create_upsample_nearest2d_vec_typed_handle();
  return op.redispatch(dispatchKeySet, input, output_size, scale_factors);
}
