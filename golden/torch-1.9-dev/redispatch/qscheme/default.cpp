// astgen-golden 1
// qscheme(Tensor self) -> QScheme
TORCH_API QScheme qscheme(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self);
// aten::qscheme(Tensor self) -> QScheme
QScheme
qscheme(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::qscheme", "")
      .typed<QScheme (const Tensor &)>();
  return op.redispatch(dispatchKeySet, self);
}
