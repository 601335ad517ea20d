// astgen-golden 1
// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
struct TORCH_API upsample_nearest2d {
  using schema = at::Tensor (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<double>, ::std::optional<double>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::upsample_nearest2d";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      c10::SymIntArrayRef output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w);
};
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<upsample_nearest2d::schema>
create_upsample_nearest2d_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(upsample_nearest2d::name, upsample_nearest2d::overload_name)
      .typed<upsample_nearest2d::schema>();
}
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
at::Tensor
upsample_nearest2d::call(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w) {
  static auto op = create_upsample_nearest2d_typed_handle();
  return op.call(self, output_size, scales_h, scales_w);
}
// aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
at::Tensor
upsample_nearest2d::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w) {
  static auto op = create_upsample_nearest2d_typed_handle();
  return op.redispatch(dispatchKeySet, self, output_size, scales_h, scales_w);
}
