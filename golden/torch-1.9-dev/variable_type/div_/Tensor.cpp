// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
div__Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_(ks & c10::after_autograd_keyset, self_, other_);
  }
  return self;
}
m.impl("div_.Tensor", TORCH_FN(VariableType::div__Tensor));
