// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor
div_Scalar_mode(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other,
    std::string rounding_mode) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::div(ks & c10::after_autograd_keyset, self_, other, rounding_mode);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("div.Scalar_mode", TORCH_FN(VariableType::div_Scalar_mode));
