// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
at::Tensor &
set__source_Storage(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    at::Storage source) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set__source_Storage::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, source);
  }
  increment_version(self);
  return self;
}
m.impl("set_.source_Storage", TORCH_FN(ADInplaceOrView::set__source_Storage));
