// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
struct TORCH_API __lshift___Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__lshift__";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "__lshift__.Tensor(Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<__lshift___Tensor::schema>
create___lshift___Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__lshift___Tensor::name, __lshift___Tensor::overload_name)
      .typed<__lshift___Tensor::schema>();
}
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
__lshift___Tensor::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___lshift___Tensor_typed_handle();
  return op.call(self, other);
}
// aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
__lshift___Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___lshift___Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
