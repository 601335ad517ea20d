// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
at::Tensor &
set__source_Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & source) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::set__source_Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, source);
  }
  increment_version(self);
  return self;
}
m.impl("set_.source_Tensor", TORCH_FN(ADInplaceOrView::set__source_Tensor));
