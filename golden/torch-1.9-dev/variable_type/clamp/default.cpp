// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor
clamp(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::clamp(ks & c10::after_autograd_keyset, self_, min, max);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("clamp", TORCH_FN(VariableType::clamp));
