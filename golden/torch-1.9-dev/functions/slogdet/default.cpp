// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
TORCH_API std::tuple<Tensor,Tensor> slogdet(const Tensor & self);
// aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
std::tuple<Tensor,Tensor>
slogdet(const Tensor & self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::slogdet", "")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &)>();
  return op.call(self);
}
