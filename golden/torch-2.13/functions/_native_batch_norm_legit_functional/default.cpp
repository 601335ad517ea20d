// astgen-golden 1
// _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
// aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit_functional(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const at::Tensor & running_mean,
    const at::Tensor & running_var,
    bool training,
    double momentum,
    double eps) {
  return at::_ops::_native_batch_norm_legit_functional::call(
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps);
}
