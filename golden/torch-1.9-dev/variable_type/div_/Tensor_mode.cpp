// astgen-golden 1
// div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str rounding_mode) -> Tensor(a!)
Tensor &
div__Tensor_mode(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & other,
    std::string rounding_mode) {
  auto & self_ = unpack(self, "self", 0);
  auto & other_ = unpack(other, "other", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::div_(ks & c10::after_autograd_keyset, self_, other_, rounding_mode);
  }
  return self;
}
m.impl("div_.Tensor_mode", TORCH_FN(VariableType::div__Tensor_mode));
