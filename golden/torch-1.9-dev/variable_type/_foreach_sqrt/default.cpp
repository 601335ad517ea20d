// astgen-golden 1
// _foreach_sqrt(Tensor[] tensors) -> Tensor[]
std::vector<Tensor>
_foreach_sqrt(
    c10::DispatchKeySet ks,
    TensorList tensors) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_foreach_sqrt(ks & c10::after_autograd_keyset, tensors_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_foreach_sqrt", TORCH_FN(VariableType::_foreach_sqrt));
