// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TORCH_API Tensor & squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    int64_t dim);
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::squeeze_", "dim")
      .typed<Tensor & (Tensor &, int64_t)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
