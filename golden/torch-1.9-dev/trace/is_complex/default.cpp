// astgen-golden 1
// is_complex(Tensor self) -> bool
bool
is_complex(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto result = at::redispatch::__dispatch_is_complex(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("is_complex", TORCH_FN(TraceType::is_complex));
