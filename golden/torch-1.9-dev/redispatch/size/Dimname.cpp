// astgen-golden 1
// size.Dimname(Tensor self, Dimname dim) -> int
TORCH_API int64_t size(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim);
// aten::size.Dimname(Tensor self, Dimname dim) -> int
int64_t
size(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::size", "Dimname")
      .typed<int64_t (const Tensor &, Dimname)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
