// astgen-golden 1
// max(Tensor self) -> Tensor
Tensor
max(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::max(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("max", TORCH_FN(VariableType::max));
