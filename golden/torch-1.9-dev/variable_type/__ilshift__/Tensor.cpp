// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor &
__ilshift___Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & other) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::__ilshift__(ks & c10::after_autograd_keyset, self_, other_);
  }
  return self;
}
m.impl("__ilshift__.Tensor", TORCH_FN(VariableType::__ilshift___Tensor));
