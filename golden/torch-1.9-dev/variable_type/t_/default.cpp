// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
Tensor &
t_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::t_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("t_", TORCH_FN(VariableType::t_));
