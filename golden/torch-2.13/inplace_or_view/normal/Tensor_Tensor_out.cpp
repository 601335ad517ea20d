// astgen-golden 1
// normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out_Tensor_Tensor_out(
    c10::DispatchKeySet ks,
    const at::Tensor & mean,
    const at::Tensor & std,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::normal_Tensor_Tensor_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        mean,
        std,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("normal.Tensor_Tensor_out", TORCH_FN(ADInplaceOrView::normal_out_Tensor_Tensor_out));
