// astgen-golden 1
// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TORCH_API Tensor & clamp_(
    Tensor & self,
    c10::optional<Scalar> min=c10::nullopt,
    c10::optional<Scalar> max=c10::nullopt);
// aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
Tensor &
clamp_(
    Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::clamp_", "")
      .typed<Tensor & (Tensor &, c10::optional<Scalar>, c10::optional<Scalar>)>();
  return op.call(self, min, max);
}
