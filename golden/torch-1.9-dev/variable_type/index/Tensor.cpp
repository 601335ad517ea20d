// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
Tensor
index_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::index(ks & c10::after_autograd_keyset, self_, indices);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("index.Tensor", TORCH_FN(VariableType::index_Tensor));
