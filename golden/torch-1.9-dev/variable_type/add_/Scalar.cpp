// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor &
add__Scalar(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar other,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::add_(ks & c10::after_autograd_keyset, self_, other, alpha);
  }
  return self;
}
m.impl("add_.Scalar", TORCH_FN(VariableType::add__Scalar));
