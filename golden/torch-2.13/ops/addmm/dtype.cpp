// astgen-golden 1
// addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct TORCH_API addmm_dtype {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Tensor &, at::ScalarType, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::addmm";
  static constexpr const char* overload_name = "dtype";
  static constexpr const char* schema_str = "addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      at::ScalarType out_dtype,
      const at::Scalar & beta,
      const at::Scalar & alpha);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      at::ScalarType out_dtype,
      const at::Scalar & beta,
      const at::Scalar & alpha);
};
// aten::addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<addmm_dtype::schema>
create_addmm_dtype_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(addmm_dtype::name, addmm_dtype::overload_name)
      .typed<addmm_dtype::schema>();
}
// aten::addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor
addmm_dtype::call(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    at::ScalarType out_dtype,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm_dtype_typed_handle();
  return op.call(self, mat1, mat2, out_dtype, beta, alpha);
}
// aten::addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1) -> Tensor
at::Tensor
addmm_dtype::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    at::ScalarType out_dtype,
    const at::Scalar & beta,
    const at::Scalar & alpha) {
  static auto op = create_addmm_dtype_typed_handle();
  return op.redispatch(dispatchKeySet, self, mat1, mat2, out_dtype, beta, alpha);
}
