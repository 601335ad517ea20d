// astgen-golden 1
// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
// aten::_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    at::Tensor & running_mean,
    at::Tensor & running_var,
    bool training,
    double momentum,
    double eps) {
  return at::_ops::_native_batch_norm_legit::call(
      input,
      weight,
      bias,
      running_mean,
      running_var,
      training,
      momentum,
      eps);
}
