// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
struct TORCH_API __and___Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::__and__";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "__and__.Tensor(Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<__and___Tensor::schema>
create___and___Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(__and___Tensor::name, __and___Tensor::overload_name)
      .typed<__and___Tensor::schema>();
}
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
__and___Tensor::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___and___Tensor_typed_handle();
  return op.call(self, other);
}
// aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
__and___Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create___and___Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
