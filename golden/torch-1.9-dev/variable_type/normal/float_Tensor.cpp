// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
Tensor
normal_float_Tensor(
    c10::DispatchKeySet ks,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator) {
  auto & std_ = unpack(std, "std", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::normal(ks & c10::after_autograd_keyset, mean, std_, generator);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("normal.float_Tensor", TORCH_FN(VariableType::normal_float_Tensor));
