// astgen-golden 1
// abs(Tensor self) -> Tensor
Tensor
abs(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::abs(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("abs", TORCH_FN(VariableType::abs));
