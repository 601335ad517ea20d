// astgen-golden 1
// size.int(Tensor self, int dim) -> int
int64_t
size_int(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::size", "int")
      .typed<int64_t (const Tensor &, int64_t)>();
  auto result = c10::Dispatcher::singleton().redispatch<int64_t,const Tensor &,int64_t>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      dim);
  return result;
}
m.impl("size.int", TORCH_FN(TraceType::size_int));
