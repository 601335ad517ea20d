// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_coalesced_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    bool coalesced,
    at::Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_coalesced", "out")
      .typed<at::Tensor & (const at::Tensor &, bool, at::Tensor &)>();
  c10::Dispatcher::singleton().redispatch<at::Tensor &,const at::Tensor &,bool,at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      coalesced,
      out);
  return out;
}
m.impl("_coalesced.out", TORCH_FN(TraceType::_coalesced_out_out));
