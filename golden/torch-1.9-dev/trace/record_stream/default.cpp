// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void
record_stream(
    c10::DispatchKeySet ks,
    Tensor & self,
    Stream s) {
  at::redispatch::record_stream(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      s);
}
m.impl("record_stream", TORCH_FN(TraceType::record_stream));
