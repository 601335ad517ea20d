// astgen-golden 1
// unbind.Dimname(Tensor(a) self, Dimname dim) -> Tensor(a)[]
TORCH_API std::vector<Tensor> unbind(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim);
// aten::unbind.Dimname(Tensor(a) self, Dimname dim) -> Tensor(a)[]
std::vector<Tensor>
unbind(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::unbind", "Dimname")
      .typed<std::vector<Tensor> (const Tensor &, Dimname)>();
  return op.redispatch(dispatchKeySet, self, dim);
}
