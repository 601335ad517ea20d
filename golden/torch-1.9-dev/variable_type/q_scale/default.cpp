// astgen-golden 1
// q_scale(Tensor self) -> float
double
q_scale(
    c10::DispatchKeySet ks,
    const Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::q_scale(ks & c10::after_autograd_keyset, self_);
  })();
  auto result = tmp;
  return result;
}
m.impl("q_scale", TORCH_FN(VariableType::q_scale));
