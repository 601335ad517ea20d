// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
randperm_out_generator_out(
    c10::DispatchKeySet ks,
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::randperm_generator_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        n,
        generator,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("randperm.generator_out", TORCH_FN(ADInplaceOrView::randperm_out_generator_out));
