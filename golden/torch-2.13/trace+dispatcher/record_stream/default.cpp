// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    at::Stream s) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::record_stream", "")
      .typed<void (at::Tensor &, at::Stream)>();
  c10::Dispatcher::singleton().redispatch<void,at::Tensor &,at::Stream>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      s);
}
m.impl("record_stream", TORCH_FN(TraceType::record_stream));
