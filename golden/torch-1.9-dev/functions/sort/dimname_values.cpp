// astgen-golden 1
// sort.dimname_values(Tensor self, Dimname dim, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API std::tuple<Tensor &,Tensor &> sort_out(
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    Dimname dim,
    bool descending=false);
// aten::sort.dimname_values(Tensor self, Dimname dim, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_out(
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    Dimname dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname_values")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, Dimname, bool, Tensor &, Tensor &)>();
  return op.call(self, dim, descending, values, indices);
}
TORCH_API std::tuple<Tensor &,Tensor &> sort_outf(
    const Tensor & self,
    Dimname dim,
    bool descending,
    Tensor & values,
    Tensor & indices);
// aten::sort.dimname_values(Tensor self, Dimname dim, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_outf(
    const Tensor & self,
    Dimname dim,
    bool descending,
    Tensor & values,
    Tensor & indices) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "dimname_values")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, Dimname, bool, Tensor &, Tensor &)>();
  return op.call(self, dim, descending, values, indices);
}
