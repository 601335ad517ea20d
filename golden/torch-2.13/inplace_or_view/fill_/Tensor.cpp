// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
at::Tensor &
fill__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & value) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::fill__Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, value);
  }
  increment_version(self);
  return self;
}
m.impl("fill_.Tensor", TORCH_FN(ADInplaceOrView::fill__Tensor));
