// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
struct TORCH_API record_stream {
  using schema = void (at::Tensor &, at::Stream);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::record_stream";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "record_stream(Tensor(a!) self, Stream s) -> ()";

  static void call(
      at::Tensor & self,
      at::Stream s);
  static void redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      at::Stream s);
};
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
static C10_NOINLINE c10::TypedOperatorHandle<record_stream::schema>
create_record_stream_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(record_stream::name, record_stream::overload_name)
      .typed<record_stream::schema>();
}
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream::call(
    at::Tensor & self,
    at::Stream s) {
  static auto op = create_record_stream_typed_handle();
  return op.call(self, s);
}
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::Stream s) {
  static auto op = create_record_stream_typed_handle();
  return op.redispatch(dispatchKeySet, self, s);
}
