// astgen-golden 1
// div.out_mode(Tensor self, Tensor other, *, str rounding_mode, Tensor(a!) out) -> Tensor(a!)
Tensor &
div_out_out_mode(
    c10::DispatchKeySet ks,
    const Tensor & self,
    const Tensor & other,
    std::string rounding_mode,
    Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  auto & out_ = unpack(out, "out", 3);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_outf(ks & c10::after_autograd_keyset, self_, other_, rounding_mode, out_);
  }
  return out;
}
m.impl("div.out_mode", TORCH_FN(VariableType::div_out_out_mode));
