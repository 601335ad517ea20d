// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor
div_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::div(ks & c10::after_autograd_keyset, self_, other_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("div.Tensor", TORCH_FN(VariableType::div_Tensor));
