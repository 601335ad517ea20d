// astgen-golden 1
// _conj(Tensor self) -> Tensor
Tensor
_conj(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_conj(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_conj", TORCH_FN(VariableType::_conj));
