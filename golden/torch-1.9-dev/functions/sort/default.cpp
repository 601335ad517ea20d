// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
TORCH_API std::tuple<Tensor,Tensor> sort(
    const Tensor & self,
    int64_t dim=-1,
    bool descending=false);
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
sort(
    const Tensor & self,
    int64_t dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, int64_t, bool)>();
  return op.call(self, dim, descending);
}
