// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TORCH_API Tensor squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim);
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor
squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze", "dim")
      .typed<Tensor (const Tensor &, int64_t)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
