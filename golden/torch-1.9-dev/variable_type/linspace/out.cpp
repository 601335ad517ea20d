// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int? steps=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
linspace_out_out(
    c10::DispatchKeySet ks,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    Tensor & out) {
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::linspace_outf(ks & c10::after_autograd_keyset, start, end, steps, out_);
  }
  return out;
}
m.impl("linspace.out", TORCH_FN(VariableType::linspace_out_out));
