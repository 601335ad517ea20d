// astgen-golden 1
// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
at::Tensor &
gelu_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::string_view approximate,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::gelu_out::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, approximate, out);
  }
  increment_version(out);
  return out;
}
m.impl("gelu.out", TORCH_FN(ADInplaceOrView::gelu_out_out));
