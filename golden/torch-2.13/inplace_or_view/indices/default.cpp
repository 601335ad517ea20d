// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
at::Tensor
indices(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::indices::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  })();
  auto result = as_view(self, _tmp, /*is_bw_differentiable=*/false, /*is_fw_differentiable=*/false);
  return result;
}
m.impl("indices", TORCH_FN(ADInplaceOrView::indices));
