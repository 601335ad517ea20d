// astgen-golden 1
// _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
struct TORCH_API _native_batch_norm_legit_no_stats_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, bool, double, double, at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_native_batch_norm_legit";
  static constexpr const char* overload_name = "no_stats_out";
  static constexpr const char* schema_str = "_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))";

  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> call(
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      bool training,
      double momentum,
      double eps,
      at::Tensor & out,
      at::Tensor & save_mean,
      at::Tensor & save_invstd);
  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      bool training,
      double momentum,
      double eps,
      at::Tensor & out,
      at::Tensor & save_mean,
      at::Tensor & save_invstd);
};
// aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
static C10_NOINLINE c10::TypedOperatorHandle<_native_batch_norm_legit_no_stats_out::schema>
create__native_batch_norm_legit_no_stats_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _native_batch_norm_legit_no_stats_out::name,
          _native_batch_norm_legit_no_stats_out::overload_name)
      .typed<_native_batch_norm_legit_no_stats_out::schema>();
}
// aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
_native_batch_norm_legit_no_stats_out::call(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create__native_batch_norm_legit_no_stats_out_typed_handle();
  return op.call(input, weight, bias, training, momentum, eps, out, save_mean, save_invstd);
}
// aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
_native_batch_norm_legit_no_stats_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create__native_batch_norm_legit_no_stats_out_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      input,
      weight,
      bias,
      training,
      momentum,
      eps,
      out,
      save_mean,
      save_invstd);
}
