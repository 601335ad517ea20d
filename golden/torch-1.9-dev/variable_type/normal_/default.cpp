// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor &
normal_(
    c10::DispatchKeySet ks,
    Tensor & self,
    double mean,
    double std,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::normal_(ks & c10::after_autograd_keyset, self_, mean, std, generator);
  }
  return self;
}
m.impl("normal_", TORCH_FN(VariableType::normal_));
