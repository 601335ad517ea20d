// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
abs_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::abs_outf(ks & c10::after_autograd_keyset, self_, out_);
  }
  return out;
}
m.impl("abs.out", TORCH_FN(VariableType::abs_out_out));
