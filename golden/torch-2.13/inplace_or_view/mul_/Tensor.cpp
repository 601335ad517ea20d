// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
mul__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::mul__Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("mul_.Tensor", TORCH_FN(ADInplaceOrView::mul__Tensor));
