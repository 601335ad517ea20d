// astgen-golden 1
// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto & out_ = unpack(out, "out", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_outf(ks & c10::after_autograd_keyset, self_, other_, out_);
  }
  return out;
}
m.impl("div.out", TORCH_FN(VariableType::div_out_out));
