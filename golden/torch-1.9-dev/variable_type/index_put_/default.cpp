// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
Tensor &
index_put_(
    c10::DispatchKeySet ks,
    Tensor & self,
    const c10::List<c10::optional<Tensor>> & indices,
    const Tensor & values,
    bool accumulate) {
  auto & self_ = unpack(self, "self", 0);
  auto & values_ = unpack(values, "values", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::index_put_(
        ks & c10::after_autograd_keyset,
        self_,
        indices,
        values_,
        accumulate);
  }
  return self;
}
m.impl("index_put_", TORCH_FN(VariableType::index_put_));
