// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor
add_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::add(ks & c10::after_autograd_keyset, self_, other_, alpha);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("add.Tensor", TORCH_FN(VariableType::add_Tensor));
