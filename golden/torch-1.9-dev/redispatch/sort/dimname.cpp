// astgen-golden 1
// sort.dimname(Tensor self, Dimname dim, bool descending=False) -> (Tensor values, Tensor indices)
TORCH_API std::tuple<Tensor,Tensor> sort(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    bool descending=false);
// aten::sort.dimname(Tensor self, Dimname dim, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
sort(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    Dimname dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, Dimname, bool)>();
  return op.redispatch(dispatchKeySet, self, dim, descending);
}
