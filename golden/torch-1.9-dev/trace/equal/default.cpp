// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool
equal(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other) {
  auto result = at::redispatch::equal(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
  return result;
}
m.impl("equal", TORCH_FN(TraceType::equal));
