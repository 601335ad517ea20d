// astgen-golden 1
// div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str rounding_mode) -> Tensor(a!)
Tensor &
div__Scalar_mode(
    c10::DispatchKeySet ks,
    Tensor & self,
    Scalar other,
    std::string rounding_mode) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_(ks & c10::after_autograd_keyset, self_, other, rounding_mode);
  }
  return self;
}
m.impl("div_.Scalar_mode", TORCH_FN(VariableType::div__Scalar_mode));
