// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
mul__Scalar(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::mul_(ks & c10::after_autograd_keyset, self_, other);
  }
  return self;
}
m.impl("mul_.Scalar", TORCH_FN(VariableType::mul__Scalar));
