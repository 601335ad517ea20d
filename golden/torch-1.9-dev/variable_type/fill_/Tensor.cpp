// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
Tensor &
fill__Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & value) {
  auto & self_ = unpack(self, "self", 0);
  auto & value_ = unpack(value, "value", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::fill_(ks & c10::after_autograd_keyset, self_, value_);
  }
  return self;
}
m.impl("fill_.Tensor", TORCH_FN(VariableType::fill__Tensor));
