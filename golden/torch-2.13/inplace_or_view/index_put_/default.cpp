// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
at::Tensor &
index_put_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::index_put_::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        indices,
        values,
        accumulate);
  }
  increment_version(self);
  return self;
}
m.impl("index_put_", TORCH_FN(ADInplaceOrView::index_put_));
