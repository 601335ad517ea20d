// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
at::Tensor
_coalesced(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    bool coalesced) {
  auto result = at::redispatch::_coalesced(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      coalesced);
  return result;
}
m.impl("_coalesced", TORCH_FN(TraceType::_coalesced));
