// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
Tensor &
set_(
    c10::DispatchKeySet ks,
    Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::set_(ks & c10::after_autograd_keyset, self_);
  }
  return self;
}
m.impl("set_", TORCH_FN(VariableType::set_));
