// astgen-golden 1
// qscheme(Tensor self) -> QScheme
QScheme
qscheme(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::qscheme(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = tmp;
  return result;
}
m.impl("qscheme", TORCH_FN(VariableType::qscheme));
