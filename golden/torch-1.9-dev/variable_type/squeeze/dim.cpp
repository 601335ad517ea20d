// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor
squeeze_dim(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::squeeze(ks & c10::after_autograd_keyset, self_, dim);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("squeeze.dim", TORCH_FN(VariableType::squeeze_dim));
