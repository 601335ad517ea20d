// astgen-golden 1
// unbind.int(Tensor(a) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor>
unbind_int(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::unbind(ks & c10::after_autograd_keyset, self_, dim);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("unbind.int", TORCH_FN(VariableType::unbind_int));
