// astgen-golden 1
// stride.Dimname(Tensor self, Dimname dim) -> int
int64_t
stride_Dimname(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Dimname dim) {
  auto result = at::redispatch::stride(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("stride.Dimname", TORCH_FN(TraceType::stride_Dimname));
