// astgen-golden 1
// q_scale(Tensor self) -> float
double
q_scale(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto result = at::redispatch::q_scale(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("q_scale", TORCH_FN(TraceType::q_scale));
