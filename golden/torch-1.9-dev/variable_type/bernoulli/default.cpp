// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
Tensor
bernoulli(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::bernoulli(ks & c10::after_autograd_keyset, self_, generator);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("bernoulli", TORCH_FN(VariableType::bernoulli));
