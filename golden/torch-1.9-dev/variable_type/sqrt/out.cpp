// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
sqrt_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::sqrt_outf(ks & c10::after_autograd_keyset, self_, out_);
  }
  return out;
}
m.impl("sqrt.out", TORCH_FN(VariableType::sqrt_out_out));
