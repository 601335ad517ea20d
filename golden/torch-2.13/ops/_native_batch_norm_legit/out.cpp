// astgen-golden 1
// _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
struct TORCH_API _native_batch_norm_legit_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, at::Tensor &, at::Tensor &, bool, double, double, at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_native_batch_norm_legit";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))";

  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> call(
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      at::Tensor & running_mean,
      at::Tensor & running_var,
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
      at::Tensor & running_mean,
      at::Tensor & running_var,
      bool training,
      double momentum,
      double eps,
      at::Tensor & out,
      at::Tensor & save_mean,
      at::Tensor & save_invstd);
};
// aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
static C10_NOINLINE c10::TypedOperatorHandle<_native_batch_norm_legit_out::schema>
create__native_batch_norm_legit_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _native_batch_norm_legit_out::name,
          _native_batch_norm_legit_out::overload_name)
      .typed<_native_batch_norm_legit_out::schema>();
}
// aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
_native_batch_norm_legit_out::call(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    at::Tensor & running_mean,
    at::Tensor & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create__native_batch_norm_legit_out_typed_handle();
  return op.call(
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps,
      out,
      save_mean,
      save_invstd);
}
// aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
_native_batch_norm_legit_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    at::Tensor & running_mean,
    at::Tensor & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create__native_batch_norm_legit_out_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps,
      out,
      save_mean,
      save_invstd);
}
