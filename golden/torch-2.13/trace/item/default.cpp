// astgen-golden 1
// item(Tensor self) -> Scalar
at::Scalar
item(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  auto result = at::_ops::item::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
  return result;
}
m.impl("item", TORCH_FN(TraceType::item));
