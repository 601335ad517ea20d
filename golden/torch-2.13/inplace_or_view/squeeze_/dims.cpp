// astgen-golden 1
// squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
at::Tensor &
squeeze__dims(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    at::IntArrayRef dim) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::squeeze__dims::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, dim);
  }
  increment_version(self);
  return self;
}
m.impl("squeeze_.dims", TORCH_FN(ADInplaceOrView::squeeze__dims));
