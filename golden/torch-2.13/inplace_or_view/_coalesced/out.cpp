// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_coalesced_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    bool coalesced,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_coalesced_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        coalesced,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("_coalesced.out", TORCH_FN(ADInplaceOrView::_coalesced_out_out));
