// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
struct TORCH_API addmm_ {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &, const at::Tensor &, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::addmm_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha);
};
// aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<addmm_::schema>
create_addmm__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(addmm_::name, addmm_::overload_name)
      .typed<addmm_::schema>();
}
// aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
addmm_::call(
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm__typed_handle();
  return op.call(self, mat1, mat2, beta, alpha);
}
// aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
addmm_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm__typed_handle();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha);
}
