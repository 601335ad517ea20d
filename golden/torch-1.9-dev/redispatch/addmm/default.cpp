// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TORCH_API Tensor addmm(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta=1,
    Scalar alpha=1);
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor
addmm(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::addmm", "")
      .typed<Tensor (const Tensor &, const Tensor &, const Tensor &, Scalar, Scalar)>();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha);
}
