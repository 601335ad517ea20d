// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool
equal(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & other) {
  auto result = at::_ops::equal::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
  return result;
}
m.impl("equal", TORCH_FN(TraceType::equal));
