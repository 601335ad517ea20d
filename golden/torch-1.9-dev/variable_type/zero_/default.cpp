// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor &
zero_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::zero_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("zero_", TORCH_FN(VariableType::zero_));
