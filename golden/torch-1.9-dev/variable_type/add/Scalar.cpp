// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor
add_Scalar(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::add(ks & c10::after_autograd_keyset, self_, other, alpha);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("add.Scalar", TORCH_FN(VariableType::add_Scalar));
