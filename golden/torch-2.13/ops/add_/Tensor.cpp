// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
struct TORCH_API add__Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::add_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha);
};
// aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<add__Tensor::schema>
create_add__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(add__Tensor::name, add__Tensor::overload_name)
      .typed<add__Tensor::schema>();
}
// aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Tensor::call(
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create_add__Tensor_typed_handle();
  return op.call(self, other, alpha);
}
// aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
at::Tensor &
add__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create_add__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
