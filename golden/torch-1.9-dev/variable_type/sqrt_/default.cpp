// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor &
sqrt_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::sqrt_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("sqrt_", TORCH_FN(VariableType::sqrt_));
