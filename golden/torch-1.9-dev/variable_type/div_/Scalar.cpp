// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
div__Scalar(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_(ks & c10::after_autograd_keyset, self_, other);
  }
  return self;
}
m.impl("div_.Scalar", TORCH_FN(VariableType::div__Scalar));
