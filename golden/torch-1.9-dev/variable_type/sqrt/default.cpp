// astgen-golden 1
// sqrt(Tensor self) -> Tensor
Tensor
sqrt(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::sqrt(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("sqrt", TORCH_FN(VariableType::sqrt));
