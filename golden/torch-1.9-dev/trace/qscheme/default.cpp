// astgen-golden 1
// qscheme(Tensor self) -> QScheme
QScheme
qscheme(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto result = at::redispatch::qscheme(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("qscheme", TORCH_FN(TraceType::qscheme));
