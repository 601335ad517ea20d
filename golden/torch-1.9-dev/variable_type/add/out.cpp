// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
Tensor &
add_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other,
    Scalar alpha,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::add_outf(ks & c10::after_autograd_keyset, self_, other_, alpha, out_);
  }
  return out;
}
m.impl("add.out", TORCH_FN(VariableType::add_out_out));
