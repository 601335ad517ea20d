// astgen-golden 1
// where(Tensor condition) -> Tensor[]
TORCH_API std::vector<Tensor> where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition);
// aten::where(Tensor condition) -> Tensor[]
std::vector<Tensor>
where(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & condition) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::where", "")
      .typed<std::vector<Tensor> (const Tensor &)>();
  return op.redispatch(dispatchKeySet, condition);
}
