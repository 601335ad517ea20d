// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor> sort(
    c10::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false) const;
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
Tensor::sort(
    c10::optional<bool> stable,
    int64_t dim,
    bool descending) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "stable")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, c10::optional<bool>, int64_t, bool)>();
  return op.call(const_cast<Tensor &>(*this), stable, dim, descending);
}
