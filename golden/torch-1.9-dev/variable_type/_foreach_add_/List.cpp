// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void
_foreach_add__List(
    c10::DispatchKeySet ks,
    TensorList self,
    TensorList other,
    Scalar alpha) {
  auto self_ = unpack(self, "self", 0);
  auto other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_add_(ks & c10::after_autograd_keyset, self_, other_, alpha);
  }
}
m.impl("_foreach_add_.List", TORCH_FN(VariableType::_foreach_add__List));
