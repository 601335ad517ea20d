// astgen-golden 1
// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API sum_IntList_out {
  using schema = at::Tensor & (const at::Tensor &, at::OptionalIntArrayRef, bool, ::std::optional<at::ScalarType>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sum";
  static constexpr const char* overload_name = "IntList_out";
  static constexpr const char* schema_str = "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      at::OptionalIntArrayRef dim,
      bool keepdim,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::OptionalIntArrayRef dim,
      bool keepdim,
      ::std::optional<at::ScalarType> dtype,
      at::Tensor & out);
};
// aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<sum_IntList_out::schema>
create_sum_IntList_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sum_IntList_out::name, sum_IntList_out::overload_name)
      .typed<sum_IntList_out::schema>();
}
// aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_IntList_out::call(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_sum_IntList_out_typed_handle();
  return op.call(self, dim, keepdim, dtype, out);
}
// aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
sum_IntList_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype,
    at::Tensor & out) {
  static auto op = create_sum_IntList_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, dtype, out);
}
