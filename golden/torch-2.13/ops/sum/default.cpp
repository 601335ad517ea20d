// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct TORCH_API sum {
  using schema = at::Tensor (const at::Tensor &, ::std::optional<at::ScalarType>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sum";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype);
};
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<sum::schema>
create_sum_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sum::name, sum::overload_name)
      .typed<sum::schema>();
}
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
at::Tensor
sum::call(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_sum_typed_handle();
  return op.call(self, dtype);
}
// aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
at::Tensor
sum::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_sum_typed_handle();
  return op.redispatch(dispatchKeySet, self, dtype);
}
