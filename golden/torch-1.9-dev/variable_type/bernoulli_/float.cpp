// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor &
bernoulli__float(
    c10::DispatchKeySet ks,
    Tensor & self,
    double p,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::bernoulli_(ks & c10::after_autograd_keyset, self_, p, generator);
  }
  return self;
}
m.impl("bernoulli_.float", TORCH_FN(VariableType::bernoulli__float));
