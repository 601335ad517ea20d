// astgen-golden 1
// normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
normal_out_float_float_out(
    c10::DispatchKeySet ks,
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::normal_float_float_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        mean,
        std,
        size,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("normal.float_float_out", TORCH_FN(ADInplaceOrView::normal_out_float_float_out));
