// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
mul_Scalar(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::mul(ks & c10::after_autograd_keyset, self_, other);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("mul.Scalar", TORCH_FN(VariableType::mul_Scalar));
