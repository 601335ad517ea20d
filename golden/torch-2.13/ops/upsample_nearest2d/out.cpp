// astgen-golden 1
// upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API upsample_nearest2d_out {
  using schema = at::Tensor & (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<double>, ::std::optional<double>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::upsample_nearest2d";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      c10::SymIntArrayRef output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w,
      at::Tensor & out);
};
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<upsample_nearest2d_out::schema>
create_upsample_nearest2d_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(upsample_nearest2d_out::name, upsample_nearest2d_out::overload_name)
      .typed<upsample_nearest2d_out::schema>();
}
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
upsample_nearest2d_out::call(
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  static auto op = create_upsample_nearest2d_out_typed_handle();
  return op.call(self, output_size, scales_h, scales_w, out);
}
// aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
upsample_nearest2d_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef output_size,
    ::std::optional<double> scales_h,
    ::std::optional<double> scales_w,
    at::Tensor & out) {
  static auto op = create_upsample_nearest2d_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, output_size, scales_h, scales_w, out);
}
