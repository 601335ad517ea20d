// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
struct TORCH_API chunk {
  using schema = ::std::vector<at::Tensor> (const at::Tensor &, int64_t, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::chunk";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]";

  static ::std::vector<at::Tensor> call(
      const at::Tensor & self,
      int64_t chunks,
      int64_t dim);
  static ::std::vector<at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t chunks,
      int64_t dim);
};
// aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
static C10_NOINLINE c10::TypedOperatorHandle<chunk::schema>
create_chunk_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(chunk::name, chunk::overload_name)
      .typed<chunk::schema>();
}
// aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor>
chunk::call(
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim) {
  static auto op = create_chunk_typed_handle();
  return op.call(self, chunks, dim);
}
// aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor>
chunk::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim) {
  static auto op = create_chunk_typed_handle();
  return op.redispatch(dispatchKeySet, self, chunks, dim);
}
