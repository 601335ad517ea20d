// astgen-golden 1
// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
clamp_out_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    c10::optional<Scalar> min,
    c10::optional<Scalar> max,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::clamp_outf(ks & c10::after_autograd_keyset, self_, min, max, out_);
  }
  return out;
}
m.impl("clamp.out", TORCH_FN(VariableType::clamp_out_out));
