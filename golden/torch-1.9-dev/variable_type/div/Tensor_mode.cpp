// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str rounding_mode) -> Tensor
Tensor
div_Tensor_mode(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::div(ks & c10::after_autograd_keyset, self_, other_, rounding_mode);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("div.Tensor_mode", TORCH_FN(VariableType::div_Tensor_mode));
