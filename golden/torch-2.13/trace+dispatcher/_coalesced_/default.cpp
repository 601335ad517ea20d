// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
at::Tensor &
_coalesced_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    bool coalesced) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_coalesced_", "")
      .typed<at::Tensor & (at::Tensor &, bool)>();
  c10::Dispatcher::singleton().redispatch<at::Tensor &,at::Tensor &,bool>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      coalesced);
  return self;
}
m.impl("_coalesced_", TORCH_FN(TraceType::_coalesced_));
