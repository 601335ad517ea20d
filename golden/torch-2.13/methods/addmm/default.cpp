// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor addmm(
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1) const;
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
inline at::Tensor
Tensor::addmm(
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) const {
  return at::_ops::addmm::call(const_cast<Tensor &>(*this), mat1, mat2, beta, alpha);
}
