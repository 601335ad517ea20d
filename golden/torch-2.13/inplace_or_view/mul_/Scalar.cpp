// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
mul__Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::mul__Scalar::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("mul_.Scalar", TORCH_FN(ADInplaceOrView::mul__Scalar));
