// astgen-golden 1
// normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out_Tensor_float_out(
    c10::DispatchKeySet ks,
    const at::Tensor & mean,
    double std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::normal_Tensor_float_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        mean,
        std,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("normal.Tensor_float_out", TORCH_FN(ADInplaceOrView::normal_out_Tensor_float_out));
