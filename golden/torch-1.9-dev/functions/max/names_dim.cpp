// astgen-golden 1
// max.names_dim(Tensor self, Dimname dim, bool keepdim=False) -> (Tensor values, Tensor indices)
TORCH_API std::tuple<Tensor,Tensor> max(
    const Tensor & self,
    Dimname dim,
    bool keepdim=false);
// aten::max.names_dim(Tensor self, Dimname dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
max(
    const Tensor & self,
    Dimname dim,
    bool keepdim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "names_dim")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, Dimname, bool)>();
  return op.call(self, dim, keepdim);
}
