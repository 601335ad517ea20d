// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
Tensor &
random_(
    c10::DispatchKeySet ks,
    Tensor & self,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::random_(ks & c10::after_autograd_keyset, self_, generator);
  }
  return self;
}
m.impl("random_", TORCH_FN(VariableType::random_));
