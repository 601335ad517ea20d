// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor &
squeeze_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::squeeze_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("squeeze_", TORCH_FN(VariableType::squeeze_));
