// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API std::tuple<Tensor &,Tensor &> max_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & max,
    Tensor & max_values,
    const Tensor & self,
    int64_t dim,
    bool keepdim=false);
// aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
max_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & max,
    Tensor & max_values,
    const Tensor & self,
    int64_t dim,
    bool keepdim) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "dim_max")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, int64_t, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, max, max_values);
}
TORCH_API std::tuple<Tensor &,Tensor &> max_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim,
    bool keepdim,
    Tensor & max,
    Tensor & max_values);
// aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
max_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    int64_t dim,
    bool keepdim,
    Tensor & max,
    Tensor & max_values) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::max", "dim_max")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, int64_t, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, dim, keepdim, max, max_values);
}
