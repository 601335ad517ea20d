// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor>
max_dim(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim,
    bool keepdim) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::max(ks & c10::after_autograd_keyset, self_, dim, keepdim);
  })();
  Tensor values;
  Tensor indices;
  std::tie(values, indices) = std::move(tmp);
  return std::make_tuple(std::move(values), std::move(indices));
}
m.impl("max.dim", TORCH_FN(VariableType::max_dim));
