// astgen-golden 1
// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct TORCH_API _native_batch_norm_legit_no_stats {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, bool, double, double);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_native_batch_norm_legit";
  static constexpr const char* overload_name = "no_stats";
  static constexpr const char* schema_str = "_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      bool training,
      double momentum,
      double eps);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      bool training,
      double momentum,
      double eps);
};
// aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
static C10_NOINLINE c10::TypedOperatorHandle<_native_batch_norm_legit_no_stats::schema>
create__native_batch_norm_legit_no_stats_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _native_batch_norm_legit_no_stats::name,
          _native_batch_norm_legit_no_stats::overload_name)
      .typed<_native_batch_norm_legit_no_stats::schema>();
}
// aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_no_stats::call(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps) {
  static auto op = create__native_batch_norm_legit_no_stats_typed_handle();
  return op.call(input, weight, bias, training, momentum, eps);
}
// aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_no_stats::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps) {
  static auto op = create__native_batch_norm_legit_no_stats_typed_handle();
  return op.redispatch(dispatchKeySet, input, weight, bias, training, momentum, eps);
}
