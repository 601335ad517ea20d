// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
addmm_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::addmm_::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        mat1,
        mat2,
        beta,
        alpha);
  }
  increment_version(self);
  return self;
}
m.impl("addmm_", TORCH_FN(ADInplaceOrView::addmm_));
