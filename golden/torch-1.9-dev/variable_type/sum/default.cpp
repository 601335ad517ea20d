// astgen-golden 1
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor
sum(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<ScalarType> dtype) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::sum(ks & c10::after_autograd_keyset, self_, dtype);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("sum", TORCH_FN(VariableType::sum));
