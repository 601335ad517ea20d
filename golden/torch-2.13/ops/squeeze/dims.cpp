// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
struct TORCH_API squeeze_dims {
  using schema = at::Tensor (const at::Tensor &, at::IntArrayRef);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze";
  static constexpr const char* overload_name = "dims";
  static constexpr const char* schema_str = "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      at::IntArrayRef dim);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::IntArrayRef dim);
};
// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze_dims::schema>
create_squeeze_dims_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze_dims::name, squeeze_dims::overload_name)
      .typed<squeeze_dims::schema>();
}
// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor
squeeze_dims::call(
    const at::Tensor & self,
    at::IntArrayRef dim) {
  static auto op = create_squeeze_dims_typed_handle();
  return op.call(self, dim);
}
// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor
squeeze_dims::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::IntArrayRef dim) {
  static auto op = create_squeeze_dims_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
