// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
div__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div__Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("div_.Tensor", TORCH_FN(ADInplaceOrView::div__Tensor));
