// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
struct TORCH_API __and___Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__and__";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "__and__.Scalar(Tensor self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other);
};
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<__and___Scalar::schema>
create___and___Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__and___Scalar::name, __and___Scalar::overload_name)
      .typed<__and___Scalar::schema>();
}
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
__and___Scalar::call(
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___and___Scalar_typed_handle();
  return op.call(self, other);
}
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
__and___Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___and___Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
