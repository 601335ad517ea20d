// astgen-golden 1
// native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
TORCH_API std::tuple<Tensor &,Tensor &,Tensor &> native_batch_norm_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    Tensor & save_mean,
    Tensor & save_invstd,
    const Tensor & input,
    const c10::optional<Tensor> & weight,
    const c10::optional<Tensor> & bias,
    const c10::optional<Tensor> & running_mean,
    const c10::optional<Tensor> & running_var,
    bool training,
    double momentum,
    double eps);
// aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
std::tuple<Tensor &,Tensor &,Tensor &>
native_batch_norm_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & out,
    Tensor & save_mean,
    Tensor & save_invstd,
    const Tensor & input,
    const c10::optional<Tensor> & weight,
    const c10::optional<Tensor> & bias,
    const c10::optional<Tensor> & running_mean,
    const c10::optional<Tensor> & running_var,
    bool training,
    double momentum,
    double eps) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::native_batch_norm", "out")
      .typed<std::tuple<Tensor &,Tensor &,Tensor &> (const Tensor &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, bool, double, double, Tensor &, Tensor &, Tensor &)>();
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
TORCH_API std::tuple<Tensor &,Tensor &,Tensor &> native_batch_norm_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    const c10::optional<Tensor> & weight,
    const c10::optional<Tensor> & bias,
    const c10::optional<Tensor> & running_mean,
    const c10::optional<Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    Tensor & out,
    Tensor & save_mean,
    Tensor & save_invstd);
// aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
std::tuple<Tensor &,Tensor &,Tensor &>
native_batch_norm_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    const c10::optional<Tensor> & weight,
    const c10::optional<Tensor> & bias,
    const c10::optional<Tensor> & running_mean,
    const c10::optional<Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    Tensor & out,
    Tensor & save_mean,
    Tensor & save_invstd) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::native_batch_norm", "out")
      .typed<std::tuple<Tensor &,Tensor &,Tensor &> (const Tensor &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, const c10::optional<Tensor> &, bool, double, double, Tensor &, Tensor &, Tensor &)>();
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
