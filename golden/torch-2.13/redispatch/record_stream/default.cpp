// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
inline void
record_stream(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    at::Stream s) {
  return at::_ops::record_stream::redispatch(dispatchKeySet, self, s);
}
