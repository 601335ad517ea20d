// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
__ilshift___Scalar(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Scalar & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::__ilshift___Scalar::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("__ilshift__.Scalar", TORCH_FN(ADInplaceOrView::__ilshift___Scalar));
