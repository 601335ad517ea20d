// astgen-golden 1
// clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
at::Tensor &
clamp__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const ::std::optional<at::Tensor> & min,
    const ::std::optional<at::Tensor> & max) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::clamp__Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, min, max);
  }
  increment_version(self);
  return self;
}
m.impl("clamp_.Tensor", TORCH_FN(ADInplaceOrView::clamp__Tensor));
