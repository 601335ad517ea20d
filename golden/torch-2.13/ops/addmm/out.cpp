// astgen-golden 1
// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API addmm_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, const at::Tensor &, const at::Scalar &, const at::Scalar &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::addmm";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha,
      at::Tensor & out);
};
// aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<addmm_out::schema>
create_addmm_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(addmm_out::name, addmm_out::overload_name)
      .typed<addmm_out::schema>();
}
// aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
addmm_out::call(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out) {
  static auto op = create_addmm_out_typed_handle();
  return op.call(self, mat1, mat2, beta, alpha, out);
}
// aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
addmm_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out) {
  static auto op = create_addmm_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, beta, alpha, out);
}
