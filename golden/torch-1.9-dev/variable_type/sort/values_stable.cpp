// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_out_values_stable(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending,
    Tensor & values,
    Tensor & indices) {
  auto & self_ = unpack(self, "self", 0);
  auto & values_ = unpack(values, "values", 4);
  auto & indices_ = unpack(indices, "indices", 5);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::sort_outf(
        ks & c10::after_autograd_keyset,
        self_,
        stable,
        dim,
        descending,
        values_,
        indices_);
  }
  return std::forward_as_tuple(values, indices);
}
m.impl("sort.values_stable", TORCH_FN(VariableType::sort_out_values_stable));
