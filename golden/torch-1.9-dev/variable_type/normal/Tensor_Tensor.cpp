// astgen-golden 1
// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
Tensor
normal_Tensor_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & mean,
    const Tensor & std,
    c10::optional<Generator> generator) {
  auto & mean_ = unpack(mean, "mean", 0);
  auto & std_ = unpack(std, "std", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::normal(ks & c10::after_autograd_keyset, mean_, std_, generator);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("normal.Tensor_Tensor", TORCH_FN(VariableType::normal_Tensor_Tensor));
