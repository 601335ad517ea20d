// astgen-golden 1
// native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
struct TORCH_API native_batch_norm_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, bool, double, double, at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::native_batch_norm";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))";

  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> call(
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      const ::std::optional<at::Tensor> & running_mean,
      const ::std::optional<at::Tensor> & running_var,
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
      const ::std::optional<at::Tensor> & running_mean,
      const ::std::optional<at::Tensor> & running_var,
      bool training,
      double momentum,
      double eps,
      at::Tensor & out,
      at::Tensor & save_mean,
      at::Tensor & save_invstd);
};
// aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
static C10_NOINLINE c10::TypedOperatorHandle<native_batch_norm_out::schema>
create_native_batch_norm_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(native_batch_norm_out::name, native_batch_norm_out::overload_name)
      .typed<native_batch_norm_out::schema>();
}
// aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
native_batch_norm_out::call(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create_native_batch_norm_out_typed_handle();
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
// aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
native_batch_norm_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  static auto op = create_native_batch_norm_out_typed_handle();
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
