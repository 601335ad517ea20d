// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
Tensor
squeeze(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::squeeze(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("squeeze", TORCH_FN(VariableType::squeeze));
