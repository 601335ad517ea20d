// astgen-golden 1
// _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &>
_native_batch_norm_legit_out_no_stats_out(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_native_batch_norm_legit_no_stats_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
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
  increment_version(out);
  increment_version(save_mean);
  increment_version(save_invstd);
  return std::forward_as_tuple(out, save_mean, save_invstd);
}
m.impl(
    "_native_batch_norm_legit.no_stats_out",
    TORCH_FN(ADInplaceOrView::_native_batch_norm_legit_out_no_stats_out));
