// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
max_out_dim_max(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim,
    bool keepdim,
    Tensor & max,
    Tensor & max_values) {
  auto & self_ = unpack(self, "self", 0);
  auto & max_ = unpack(max, "max", 3);
  auto & max_values_ = unpack(max_values, "max_values", 4);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::max_outf(
        ks & c10::after_autograd_keyset,
        self_,
        dim,
        keepdim,
        max_,
        max_values_);
  }
  return std::forward_as_tuple(max, max_values);
}
m.impl("max.dim_max", TORCH_FN(VariableType::max_out_dim_max));
