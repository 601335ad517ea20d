// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, int? start=0, int? end=9223372036854775807, int step=1) -> Tensor(a)
Tensor
slice_Tensor(
    c10::DispatchKeySet ks,
    const Tensor & self,
    int64_t dim,
    c10::optional<int64_t> start,
    c10::optional<int64_t> end,
    int64_t step) {
  auto & self_ = unpack(self, "self", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::slice(ks & c10::after_autograd_keyset, self_, dim, start, end, step);
  })();
  auto result = std::move(tmp);
  return result;
}
m.impl("slice.Tensor", TORCH_FN(VariableType::slice_Tensor));
