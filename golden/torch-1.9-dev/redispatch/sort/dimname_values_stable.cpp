// astgen-golden 1
// sort.dimname_values_stable(Tensor self, *, bool? stable, Dimname dim, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API std::tuple<Tensor &,Tensor &> sort_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    c10::optional<bool> stable,
    Dimname dim,
    bool descending=false);
// aten::sort.dimname_values_stable(Tensor self, *, bool? stable, Dimname dim, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    c10::optional<bool> stable,
    Dimname dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname_values_stable")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, c10::optional<bool>, Dimname, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending, values, indices);
}
TORCH_API std::tuple<Tensor &,Tensor &> sort_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    Dimname dim,
    bool descending,
    Tensor & values,
    Tensor & indices);
// aten::sort.dimname_values_stable(Tensor self, *, bool? stable, Dimname dim, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    Dimname dim,
    bool descending,
    Tensor & values,
    Tensor & indices) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname_values_stable")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, c10::optional<bool>, Dimname, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending, values, indices);
}
