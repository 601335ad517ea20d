// astgen-golden 1
// eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
eye_out_m_out(
    c10::DispatchKeySet ks,
    int64_t n,
    int64_t m,
    Tensor & out) {
  auto & out_ = unpack(out, "out", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::eye_outf(ks & c10::after_autograd_keyset, n, m, out_);
  }
  return out;
}
m.impl("eye.m_out", TORCH_FN(VariableType::eye_out_m_out));
