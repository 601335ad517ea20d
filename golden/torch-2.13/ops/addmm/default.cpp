// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct TORCH_API addmm {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Tensor &, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::addmm";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha);
};
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<addmm::schema>
create_addmm_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(addmm::name, addmm::overload_name)
      .typed<addmm::schema>();
}
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor
addmm::call(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm_typed_handle();
  return op.call(self, mat1, mat2, beta, alpha);
}
// aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor
addmm::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm_typed_handle();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha);
}
