// astgen-golden 1
// addmm.dtype_out(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
addmm_out_dtype_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    at::ScalarType out_dtype,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out) {
  {
    at::AutoDispatchBelowADInplaceOrView guard;
    at::_ops::addmm_dtype_out::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        mat1,
        mat2,
        out_dtype,
        beta,
        alpha,
        out);
  }
  increment_version(out);
  return out;
}
m.impl("addmm.dtype_out", TORCH_FN(ADInplaceOrView::addmm_out_dtype_out));
