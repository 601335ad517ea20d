// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
struct TORCH_API __lshift___Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__lshift__";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "__lshift__.Scalar(Tensor self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other);
};
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<__lshift___Scalar::schema>
create___lshift___Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__lshift___Scalar::name, __lshift___Scalar::overload_name)
      .typed<__lshift___Scalar::schema>();
}
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
__lshift___Scalar::call(
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___lshift___Scalar_typed_handle();
  return op.call(self, other);
}
// aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
__lshift___Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create___lshift___Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
