// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool
equal(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::equal(ks & c10::after_autograd_keyset, self_, other_);
  })();
  auto result = tmp;
  return result;
}
m.impl("equal", TORCH_FN(VariableType::equal));
