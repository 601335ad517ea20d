// astgen-golden 1
// native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
std::tuple<Tensor &,Tensor &,Tensor &>
native_batch_norm_out_out(
    c10::DispatchKeySet ks,
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
  auto & input_ = unpack(input, "input", 0);
  auto & out_ = unpack(out, "out", 8);
  auto & save_mean_ = unpack(save_mean, "save_mean", 9);
  auto & save_invstd_ = unpack(save_invstd, "save_invstd", 10);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::native_batch_norm_outf(
        ks & c10::after_autograd_keyset,
        input_,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps,
        out_,
        save_mean_,
        save_invstd_);
  }
  return std::forward_as_tuple(out, save_mean, save_invstd);
}
m.impl("native_batch_norm.out", TORCH_FN(VariableType::native_batch_norm_out_out));
