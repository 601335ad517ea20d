// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
TORCH_API std::tuple<Tensor,Tensor> sort(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false);
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
sort(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "stable")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, c10::optional<bool>, int64_t, bool)>();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending);
}
