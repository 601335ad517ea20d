// astgen-golden 1
// stride.Dimname(Tensor self, Dimname dim) -> int
int64_t
stride_Dimname(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stride", "Dimname")
      .typed<int64_t (const Tensor &, Dimname)>();
  auto result = c10::Dispatcher::singleton().redispatch<int64_t,const Tensor &,Dimname>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("stride.Dimname", TORCH_FN(TraceType::stride_Dimname));
