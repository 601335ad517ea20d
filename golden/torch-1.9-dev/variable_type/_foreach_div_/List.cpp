// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
void
_foreach_div__List(
    c10::DispatchKeySet ks,
    TensorList self,
    TensorList other) {
  auto self_ = unpack(self, "self", 0);
  auto other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_foreach_div_(ks & c10::after_autograd_keyset, self_, other_);
  }
}
m.impl("_foreach_div_.List", TORCH_FN(VariableType::_foreach_div__List));
