// astgen-golden 1
// sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API sum_out {
  using schema = at::Tensor & (const at::Tensor &, ::std::optional<at::ScalarType>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sum";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
};
// aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<sum_out::schema>
create_sum_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sum_out::name, sum_out::overload_name)
      .typed<sum_out::schema>();
}
// aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_out::call(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_sum_out_typed_handle();
  return op.call(self, dtype, out);
}
// aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_sum_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, dtype, out);
}
