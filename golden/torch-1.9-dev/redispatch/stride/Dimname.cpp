// astgen-golden 1
// stride.Dimname(Tensor self, Dimname dim) -> int
TORCH_API int64_t stride(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim);
// aten::stride.Dimname(Tensor self, Dimname dim) -> int
int64_t
stride(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::stride", "Dimname")
      .typed<int64_t (const Tensor &, Dimname)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
