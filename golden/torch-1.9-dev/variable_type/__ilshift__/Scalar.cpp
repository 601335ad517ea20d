// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor &
__ilshift___Scalar(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar other) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::__ilshift__(ks & c10::after_autograd_keyset, self_, other);
  }
  return self;
}
m.impl("__ilshift__.Scalar", TORCH_FN(VariableType::__ilshift___Scalar));
