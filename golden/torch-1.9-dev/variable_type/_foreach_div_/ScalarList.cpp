// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void
_foreach_div__ScalarList(
    c10::DispatchKeySet ks,
    TensorList self,
    ArrayRef<double> scalars) {
  auto self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_div_(ks & c10::after_autograd_keyset, self_, scalars);
  }
}
m.impl("_foreach_div_.ScalarList", TORCH_FN(VariableType::_foreach_div__ScalarList));
