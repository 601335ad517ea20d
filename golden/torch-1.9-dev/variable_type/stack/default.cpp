// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
Tensor
stack(
    c10::DispatchKeySet ks,
    TensorList tensors,
    int64_t dim) {
  auto tensors_ = unpack(tensors, "tensors", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::stack(ks & c10::after_autograd_keyset, tensors_, dim);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("stack", TORCH_FN(VariableType::stack));
