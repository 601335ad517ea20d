// astgen-golden 1
// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & addmm_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta=1,
    Scalar alpha=1);
// aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
addmm_out(
    Tensor & out,
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::addmm", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, const Tensor &, Scalar, Scalar, Tensor &)>();
  return op.call(self, mat1, mat2, beta, alpha, out);
}
TORCH_API Tensor & addmm_outf(
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha,
    Tensor & out);
// aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
addmm_outf(
    const Tensor & self,
    const Tensor & mat1,
    const Tensor & mat2,
    Scalar beta,
    Scalar alpha,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::addmm", "out")
      .typed<Tensor & (const Tensor &, const Tensor &, const Tensor &, Scalar, Scalar, Tensor &)>();
  return op.call(self, mat1, mat2, beta, alpha, out);
}
