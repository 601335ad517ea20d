// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor &
set__source_Storage(
    c10::DispatchKeySet ks,
    Tensor & self,
    Storage source) {
  at::redispatch::set_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      source);
  return self;
}
m.impl("set_.source_Storage", TORCH_FN(TraceType::set__source_Storage));
