// astgen-golden 1
// split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
split_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t split_size,
    int64_t dim) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::split(ks & c10::after_autograd_keyset, self_, split_size, dim);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("split.Tensor", TORCH_FN(VariableType::split_Tensor));
