// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
Tensor &
bernoulli__Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & p,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  auto & p_ = unpack(p, "p", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::bernoulli_(ks & c10::after_autograd_keyset, self_, p_, generator);
  }
  return self;
}
m.impl("bernoulli_.Tensor", TORCH_FN(VariableType::bernoulli__Tensor));
