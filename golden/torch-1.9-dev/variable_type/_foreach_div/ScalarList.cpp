// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
std::vector<Tensor>
_foreach_div_ScalarList(
    c10::DispatchKeySet ks,
    TensorList tensors,
    ArrayRef<double> scalars) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_foreach_div(ks & c10::after_autograd_keyset, tensors_, scalars);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_foreach_div.ScalarList", TORCH_FN(VariableType::_foreach_div_ScalarList));
