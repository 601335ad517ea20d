// astgen-golden 1
// softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API softmax_int_out {
  using schema = at::Tensor & (const at::Tensor &, int64_t, ::std::optional<at::ScalarType>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::softmax";
  static constexpr const char* overload_name = "int_out";
  static constexpr const char* schema_str = "softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
};
// aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<softmax_int_out::schema>
create_softmax_int_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(softmax_int_out::name, softmax_int_out::overload_name)
      .typed<softmax_int_out::schema>();
}
// aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
softmax_int_out::call(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_softmax_int_out_typed_handle();
  return op.call(self, dim, dtype, out);
}
// aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
softmax_int_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_softmax_int_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, dtype, out);
}
