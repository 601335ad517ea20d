// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
Tensor &
random__to(
    c10::DispatchKeySet ks,
    Tensor & self,
    int64_t to,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::random_(ks & c10::after_autograd_keyset, self_, to, generator);
  }
  return self;
}
m.impl("random_.to", TORCH_FN(VariableType::random__to));
