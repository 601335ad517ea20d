// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor
div_Scalar(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::div(ks & c10::after_autograd_keyset, self_, other);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("div.Scalar", TORCH_FN(VariableType::div_Scalar));
