// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
struct TORCH_API slice_Tensor {
  using schema = at::Tensor (const at::Tensor &, int64_t, ::std::optional<c10::SymInt>, ::std::optional<c10::SymInt>, c10::SymInt);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::slice";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<c10::SymInt> start,
      ::std::optional<c10::SymInt> end,
      c10::SymInt step);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      ::std::optional<c10::SymInt> start,
      ::std::optional<c10::SymInt> end,
      c10::SymInt step);
};
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<slice_Tensor::schema>
create_slice_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(slice_Tensor::name, slice_Tensor::overload_name)
      .typed<slice_Tensor::schema>();
}
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
at::Tensor
slice_Tensor::call(
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<c10::SymInt> start,
    ::std::optional<c10::SymInt> end,
    c10::SymInt step) {
  static auto op = create_slice_Tensor_typed_handle();
  return op.call(self, dim, start, end, step);
}
// aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
at::Tensor
slice_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<c10::SymInt> start,
    ::std::optional<c10::SymInt> end,
    c10::SymInt step) {
  static auto op = create_slice_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, start, end, step);
}
