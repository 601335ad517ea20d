// astgen-golden 1
// randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor &
randperm_out_generator_out(
    c10::DispatchKeySet ks,
    int64_t n,
    c10::optional<Generator> generator,
    Tensor & out) {
  auto & out_ = unpack(out, "out", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::randperm_outf(ks & c10::after_autograd_keyset, n, generator, out_);
  }
  return out;
}
m.impl("randperm.generator_out", TORCH_FN(VariableType::randperm_out_generator_out));
