// astgen-golden 1
// sort.dimname_stable(Tensor self, *, bool? stable, Dimname dim, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor> sort(
    c10::optional<bool> stable,
    Dimname dim,
    bool descending=false) const;
// aten::sort.dimname_stable(Tensor self, *, bool? stable, Dimname dim, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
Tensor::sort(
    c10::optional<bool> stable,
    Dimname dim,
    bool descending) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname_stable")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, c10::optional<bool>, Dimname, bool)>();
  return op.call(const_cast<Tensor &>(*this), stable, dim, descending);
}
