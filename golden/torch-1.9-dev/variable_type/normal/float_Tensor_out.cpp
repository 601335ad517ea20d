// astgen-golden 1
// normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
normal_out_float_Tensor_out(
    c10::DispatchKeySet ks,
    double mean,
    const Tensor & std,
    c10::optional<Generator> generator,
    Tensor & out) {
  auto & std_ = unpack(std, "std", 1);
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::normal_outf(ks & c10::after_autograd_keyset, mean, std_, generator, out_);
  }
  return out;
}
m.impl("normal.float_Tensor_out", TORCH_FN(VariableType::normal_out_float_Tensor_out));
