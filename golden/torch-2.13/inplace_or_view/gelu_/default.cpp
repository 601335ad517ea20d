// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
at::Tensor &
gelu_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    c10::string_view approximate) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::gelu_::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, approximate);
  }
  increment_version(self);
  return self;
}
m.impl("gelu_", TORCH_FN(ADInplaceOrView::gelu_));
