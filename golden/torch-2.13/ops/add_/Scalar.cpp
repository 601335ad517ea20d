// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
struct TORCH_API add__Scalar {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::add_";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & other,
      const at::Scalar & alpha);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & other,
      const at::Scalar & alpha);
};
// aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<add__Scalar::schema>
create_add__Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(add__Scalar::name, add__Scalar::overload_name)
      .typed<add__Scalar::schema>();
}
// aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Scalar::call(
    at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha) {
  static auto op = create_add__Scalar_typed_handle();
  return op.call(self, other, alpha);
}
// aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha) {
  static auto op = create_add__Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
