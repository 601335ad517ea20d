// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor addmm(
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta=1,
    Scalar alpha=1) const;
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor
Tensor::addmm(
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::addmm", "")
      .typed<Tensor (const Tensor &, const Tensor &, const Tensor &, Scalar, Scalar)>();
  return op.call(const_cast<Tensor &>(*this), mat1, mat2, beta, alpha);
}
