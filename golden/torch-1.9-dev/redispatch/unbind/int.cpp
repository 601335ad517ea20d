// astgen-golden 1
// unbind.int(Tensor(a) self, int dim=0) -> Tensor(a)[]
TORCH_API std::vector<Tensor> unbind(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim=0);
// aten::unbind.int(Tensor(a) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
unbind(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::unbind", "int")
      .typed<std::vector<Tensor> (const Tensor &, int64_t)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
