// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
sort_stable(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::sort(ks & c10::after_autograd_keyset, self_, stable, dim, descending);
  })();
  Tensor values;
  Tensor indices;
  std::tie(values, indices) = std::move(tmp);
  return std::make_tuple(std::move(values), std::move(indices));
}
m.impl("sort.stable", TORCH_FN(VariableType::sort_stable));
