// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor &
add__Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & other,
    Scalar alpha) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::add_(ks & c10::after_autograd_keyset, self_, other_, alpha);
  }
  return self;
}
m.impl("add_.Tensor", TORCH_FN(VariableType::add__Tensor));
