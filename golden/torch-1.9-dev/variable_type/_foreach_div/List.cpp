// astgen-golden 1
// _foreach_div.List(Tensor[] tensors1, Tensor[] tensors2) -> Tensor[]
std::vector<Tensor>
_foreach_div_List(
    c10::DispatchKeySet ks,
    TensorList tensors1,
    TensorList tensors2) {
  auto tensors1_ = unpack(tensors1, "tensors1", 0);
  auto tensors2_ = unpack(tensors2, "tensors2", 1);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_foreach_div(ks & c10::after_autograd_keyset, tensors1_, tensors2_);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("_foreach_div.List", TORCH_FN(VariableType::_foreach_div_List));
