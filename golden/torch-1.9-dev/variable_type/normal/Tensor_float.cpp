// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
Tensor
normal_Tensor_float(
    c10::DispatchKeySet ks,
    const Tensor & mean,
    double std,
    c10::optional<Generator> generator) {
  auto & mean_ = unpack(mean, "mean", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::normal(ks & c10::after_autograd_keyset, mean_, std, generator);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("normal.Tensor_float", TORCH_FN(VariableType::normal_Tensor_float));
