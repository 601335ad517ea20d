// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::add__Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, alpha);
  }
  increment_version(self);
  return self;
}
m.impl("add_.Tensor", TORCH_FN(ADInplaceOrView::add__Tensor));
