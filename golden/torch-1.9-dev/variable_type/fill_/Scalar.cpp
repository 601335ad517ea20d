// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor &
fill__Scalar(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar value) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::fill_(ks & c10::after_autograd_keyset, self_, value);
  }
  return self;
}
m.impl("fill_.Scalar", TORCH_FN(VariableType::fill__Scalar));
