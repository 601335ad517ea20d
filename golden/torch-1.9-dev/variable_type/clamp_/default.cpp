// astgen-golden 1
// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
Tensor &
clamp_(
    c10::DispatchKeySet ks,
    Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::clamp_(ks & c10::after_autograd_keyset, self_, min, max);
  }
  return self;
}
m.impl("clamp_", TORCH_FN(VariableType::clamp_));
