// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
int64_t
stride_int(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim) {
  auto result = at::redispatch::__dispatch_stride(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("stride.int", TORCH_FN(TraceType::stride_int));
