// astgen-golden 1
// sum.IntList_out(Tensor self, int[1] dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
Tensor &
sum_out_IntList_out(
    c10::DispatchKeySet ks,
    const Tensor & self,
    IntArrayRef dim,
    bool keepdim,
    c10::optional<ScalarType> dtype,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & out_ = unpack(out, "out", 4);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::sum_outf(ks & c10::after_autograd_keyset, self_, dim, keepdim, dtype, out_);
  }
  return out;
}
m.impl("sum.IntList_out", TORCH_FN(VariableType::sum_out_IntList_out));
