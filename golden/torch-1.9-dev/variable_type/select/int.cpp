// astgen-golden 1
// select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
Tensor
select_int(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim,
    int64_t index) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::select(ks & c10::after_autograd_keyset, self_, dim, index);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("select.int", TORCH_FN(VariableType::select_int));
