// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
struct TORCH_API sum_dim_IntList {
  using schema = at::Tensor (const at::Tensor &, at::OptionalIntArrayRef, bool, ::std::optional<at::ScalarType>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sum";
  static constexpr const char* overload_name = "dim_IntList";
  static constexpr const char* schema_str = "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      at::OptionalIntArrayRef dim,
      bool keepdim,
      ::std::optional<at::ScalarType> dtype);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::OptionalIntArrayRef dim,
      bool keepdim,
      ::std::optional<at::ScalarType> dtype);
};
// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<sum_dim_IntList::schema>
create_sum_dim_IntList_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sum_dim_IntList::name, sum_dim_IntList::overload_name)
      .typed<sum_dim_IntList::schema>();
}
// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
at::Tensor
sum_dim_IntList::call(
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_sum_dim_IntList_typed_handle();
  return op.call(self, dim, keepdim, dtype);
}
// aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
at::Tensor
sum_dim_IntList::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::OptionalIntArrayRef dim,
    bool keepdim,
    ::std::optional<at::ScalarType> dtype) {
  static auto op = create_sum_dim_IntList_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, dtype);
}
