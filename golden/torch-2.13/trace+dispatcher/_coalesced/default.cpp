// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
at::Tensor
_coalesced(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    bool coalesced) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_coalesced", "")
      .typed<at::Tensor (const at::Tensor &, bool)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Tensor,const at::Tensor &,bool>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      coalesced);
  return result;
}
m.impl("_coalesced", TORCH_FN(TraceType::_coalesced));
