// astgen-golden 1
// squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
struct TORCH_API squeeze__dims {
  using schema = at::Tensor & (at::Tensor &, at::IntArrayRef);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze_";
  static constexpr const char* overload_name = "dims";
  static constexpr const char* schema_str = "squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      at::IntArrayRef dim);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      at::IntArrayRef dim);
};
// aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze__dims::schema>
create_squeeze__dims_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze__dims::name, squeeze__dims::overload_name)
      .typed<squeeze__dims::schema>();
}
// aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
at::Tensor &
squeeze__dims::call(
    at::Tensor & self,
    at::IntArrayRef dim) {
  static auto op = create_squeeze__dims_typed_handle();
  return op.call(self, dim);
}
// aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
at::Tensor &
squeeze__dims::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::IntArrayRef dim) {
  static auto op = create_squeeze__dims_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
