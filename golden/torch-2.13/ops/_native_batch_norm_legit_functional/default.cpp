// astgen-golden 1
// _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
struct TORCH_API _native_batch_norm_legit_functional {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const at::Tensor &, const at::Tensor &, bool, double, double);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_native_batch_norm_legit_functional";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      const at::Tensor & running_mean,
      const at::Tensor & running_var,
      bool training,
      double momentum,
      double eps);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      const ::std::optional<at::Tensor> & weight,
      const ::std::optional<at::Tensor> & bias,
      const at::Tensor & running_mean,
      const at::Tensor & running_var,
      bool training,
      double momentum,
      double eps);
};
// aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
static C10_NOINLINE c10::TypedOperatorHandle<_native_batch_norm_legit_functional::schema>
create__native_batch_norm_legit_functional_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _native_batch_norm_legit_functional::name,
          _native_batch_norm_legit_functional::overload_name)
      .typed<_native_batch_norm_legit_functional::schema>();
}
// aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_functional::call(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const at::Tensor & running_mean,
    const at::Tensor & running_var,
    bool training,
    double momentum,
    double eps) {
  static auto op = create__native_batch_norm_legit_functional_typed_handle();
  return op.call(input, weight, bias, running_mean, running_var, training, momentum, eps);
}
// aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_functional::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const at::Tensor & running_mean,
    const at::Tensor & running_var,
    bool training,
    double momentum,
    double eps) {
  static auto op = create__native_batch_norm_legit_functional_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps);
}
