// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
TORCH_API std::tuple<Tensor,Tensor> max(
    const Tensor & self,
    int64_t dim,
    bool keepdim=false);
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
max(
    const Tensor & self,
    int64_t dim,
    bool keepdim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "dim")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, int64_t, bool)>();
  return op.call(self, dim, keepdim);
}
