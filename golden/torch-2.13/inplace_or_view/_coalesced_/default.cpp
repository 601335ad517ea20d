// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
at::Tensor &
_coalesced_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    bool coalesced) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::_coalesced_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, coalesced);
  }
  increment_version(self);
  return self;
}
m.impl("_coalesced_", TORCH_FN(ADInplaceOrView::_coalesced_));
