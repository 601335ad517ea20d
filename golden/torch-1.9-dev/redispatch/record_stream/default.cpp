// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
TORCH_API void record_stream(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Stream s);
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    Stream s) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::record_stream", "")
      .typed<void (Tensor &, Stream)>();
  return op.redispatch(dispatchKeySet, self, s);
}
