// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
range_out_out(
    c10::DispatchKeySet ks,
    Scalar start,
    Scalar end,
    Scalar step,
    Tensor & out) {
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::range_outf(ks & c10::after_autograd_keyset, start, end, step, out_);
  }
  return out;
}
m.impl("range.out", TORCH_FN(VariableType::range_out_out));
