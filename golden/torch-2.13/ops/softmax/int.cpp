// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
struct TORCH_API softmax_int {
  using schema = at::Tensor (const at::Tensor &, int64_t, ::std::optional<at::ScalarType>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::softmax";
  static constexpr const char* overload_name = "int";
  static constexpr const char* schema_str = "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<at::ScalarType> dtype);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<at::ScalarType> dtype);
};
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<softmax_int::schema>
create_softmax_int_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(softmax_int::name, softmax_int::overload_name)
      .typed<softmax_int::schema>();
}
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
at::Tensor
softmax_int::call(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_softmax_int_typed_handle();
  return op.call(self, dim, dtype);
}
// aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
at::Tensor
softmax_int::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_softmax_int_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, dtype);
}
