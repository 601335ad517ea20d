// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::add__Scalar::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other, alpha);
  }
  increment_version(self);
  return self;
}
m.impl("add_.Scalar", TORCH_FN(ADInplaceOrView::add__Scalar));
