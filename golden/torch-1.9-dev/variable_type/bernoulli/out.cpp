// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
bernoulli_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<Generator> generator,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::bernoulli_outf(ks & c10::after_autograd_keyset, self_, generator, out_);
  }
  return out;
}
m.impl("bernoulli.out", TORCH_FN(VariableType::bernoulli_out_out));
