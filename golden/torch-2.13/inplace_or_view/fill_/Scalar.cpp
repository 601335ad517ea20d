// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
at::Tensor &
fill__Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & value) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::fill__Scalar::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, value);
  }
  increment_version(self);
  return self;
}
m.impl("fill_.Scalar", TORCH_FN(ADInplaceOrView::fill__Scalar));
