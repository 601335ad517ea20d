// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
div__Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::div__Scalar::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("div_.Scalar", TORCH_FN(ADInplaceOrView::div__Scalar));
