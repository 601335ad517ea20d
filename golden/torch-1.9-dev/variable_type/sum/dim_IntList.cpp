// astgen-golden 1
// sum.dim_IntList(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor
sum_dim_IntList(
    c10::DispatchKeySet ks,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::sum(ks & c10::after_autograd_keyset, self_, dim, keepdim, dtype);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("sum.dim_IntList", TORCH_FN(VariableType::sum_dim_IntList));
