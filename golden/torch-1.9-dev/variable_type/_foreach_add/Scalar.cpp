// astgen-golden 1
// _foreach_add.Scalar(Tensor[] tensors, Scalar scalar) -> Tensor[]
std::vector<Tensor>
_foreach_add_Scalar(
    c10::DispatchKeySet ks,
    TensorList tensors,
    Scalar scalar) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_foreach_add(ks & c10::after_autograd_keyset, tensors_, scalar);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_foreach_add.Scalar", TORCH_FN(VariableType::_foreach_add_Scalar));
