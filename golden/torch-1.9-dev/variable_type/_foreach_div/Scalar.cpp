// astgen-golden 1
// _foreach_div.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor>
_foreach_div_Scalar(
    c10::DispatchKeySet ks,
    TensorList tensors,
    Scalar scalar) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_foreach_div(ks & c10::after_autograd_keyset, tensors_, scalar);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_foreach_div.Scalar", TORCH_FN(VariableType::_foreach_div_Scalar));
