// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
void
_foreach_sqrt_(
    c10::DispatchKeySet ks,
    TensorList self) {
  auto self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_sqrt_(ks & c10::after_autograd_keyset, self_);
  }
}
m.impl("_foreach_sqrt_", TORCH_FN(VariableType::_foreach_sqrt_));
