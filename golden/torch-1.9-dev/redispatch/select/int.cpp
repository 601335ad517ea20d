// astgen-golden 1
// select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
TORCH_API Tensor select(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim,
    int64_t index);
// aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
Tensor
select(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim,
    int64_t index) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::select", "int")
      .typed<Tensor (const Tensor &, int64_t, int64_t)>();
  return op.redispatch(dispatchKeySet, self, dim, index);
}
