// astgen-golden 1
// eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_out_out(
    c10::DispatchKeySet ks,
    int64_t n,
    Tensor & out) {
  auto & out_ = unpack(out, "out", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::eye_outf(ks & c10::after_autograd_keyset, n, out_);
  }
  return out;
}
m.impl("eye.out", TORCH_FN(VariableType::eye_out_out));
