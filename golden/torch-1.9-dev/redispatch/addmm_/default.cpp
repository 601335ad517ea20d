// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TORCH_API Tensor & addmm_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta=1,
    Scalar alpha=1);
// aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor &
addmm_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::addmm_", "")
      .typed<Tensor & (Tensor &, const Tensor &, const Tensor &, Scalar, Scalar)>();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha);
}
