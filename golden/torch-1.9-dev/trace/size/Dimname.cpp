// astgen-golden 1
// size.Dimname(Tensor self, Dimname dim) -> int
int64_t
size_Dimname(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Dimname dim) {
  auto result = at::redispatch::size(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("size.Dimname", TORCH_FN(TraceType::size_Dimname));
