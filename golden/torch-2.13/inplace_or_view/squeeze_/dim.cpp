// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
at::Tensor &
squeeze__dim(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    int64_t dim) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::squeeze__dim::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, dim);
  }
  increment_version(self);
  return self;
}
m.impl("squeeze_.dim", TORCH_FN(ADInplaceOrView::squeeze__dim));
