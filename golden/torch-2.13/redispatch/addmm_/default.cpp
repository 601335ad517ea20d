// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
// aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
inline at::Tensor &
addmm_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1) {
  return at::_ops::addmm_::redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha);
}
