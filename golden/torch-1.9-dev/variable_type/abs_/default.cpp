// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor &
abs_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::abs_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("abs_", TORCH_FN(VariableType::abs_));
