// astgen-golden 1
// upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API upsample_nearest2d_vec_out {
  using schema = at::Tensor & (const at::Tensor &, at::OptionalSymIntArrayRef, ::std::optional<at::ArrayRef<double>>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::upsample_nearest2d";
  static constexpr const char* overload_name = "vec_out";
  static constexpr const char* schema_str = "upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & input,
      at::OptionalSymIntArrayRef output_size,
      ::std::optional<at::ArrayRef<double>> scale_factors,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      at::OptionalSymIntArrayRef output_size,
      ::std::optional<at::ArrayRef<double>> scale_factors,
      at::Tensor & out);
};
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<upsample_nearest2d_vec_out::schema>
create_upsample_nearest2d_vec_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          upsample_nearest2d_vec_out::name,
          upsample_nearest2d_vec_out::overload_name)
      .typed<upsample_nearest2d_vec_out::schema>();
}
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
upsample_nearest2d_vec_out::call(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  static auto op = create_upsample_nearest2d_vec_out_typed_handle();
  return op.call(input, output_size, scale_factors, out);
}
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
upsample_nearest2d_vec_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  static auto op = create_upsample_nearest2d_vec_out_typed_handle();
  return op.redispatch(dispatchKeySet, input, output_size, scale_factors, out);
}
