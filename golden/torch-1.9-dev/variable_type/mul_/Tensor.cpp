// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
mul__Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::mul_(ks & c10::after_autograd_keyset, self_, other_);
  }
  return self;
}
m.impl("mul_.Tensor", TORCH_FN(VariableType::mul__Tensor));
