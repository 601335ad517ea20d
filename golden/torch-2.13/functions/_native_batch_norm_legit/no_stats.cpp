// astgen-golden 1
// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
// aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor>
_native_batch_norm_legit(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps) {
  return at::_ops::_native_batch_norm_legit_no_stats::call(
      input,
      weight,
      bias,
      training,
      momentum,
      eps);
}
