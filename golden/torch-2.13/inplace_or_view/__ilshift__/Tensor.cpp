// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
__ilshift___Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & other) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::__ilshift___Tensor::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, other);
  }
  increment_version(self);
  return self;
}
m.impl("__ilshift__.Tensor", TORCH_FN(ADInplaceOrView::__ilshift___Tensor));
