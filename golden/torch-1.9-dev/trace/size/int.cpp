// astgen-golden 1
// size.int(Tensor self, int dim) -> int
int64_t
size_int(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim) {
  auto result = at::redispatch::__dispatch_size(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("size.int", TORCH_FN(TraceType::size_int));
