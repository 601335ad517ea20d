// astgen-golden 1
// _foreach_add_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void
_foreach_add__ScalarList(
    c10::DispatchKeySet ks,
    TensorList self,
    ArrayRef<double> scalars) {
  auto self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_add_(ks & c10::after_autograd_keyset, self_, scalars);
  }
}
m.impl("_foreach_add_.ScalarList", TORCH_FN(VariableType::_foreach_add__ScalarList));
