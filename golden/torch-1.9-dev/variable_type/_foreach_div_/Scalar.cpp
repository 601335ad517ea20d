// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar(
    c10::DispatchKeySet ks,
    TensorList self,
    Scalar scalar) {
  auto self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_div_(ks & c10::after_autograd_keyset, self_, scalar);
  }
}
m.impl("_foreach_div_.Scalar", TORCH_FN(VariableType::_foreach_div__Scalar));
