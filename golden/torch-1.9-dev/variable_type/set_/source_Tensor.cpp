// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
Tensor &
set__source_Tensor(
    c10::DispatchKeySet ks,
    Tensor & self,
    const Tensor & source) {
  auto & self_ = unpack(self, "self", 0);
  auto & source_ = unpack(source, "source", 1);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::set_(ks & c10::after_autograd_keyset, self_, source_);
  }
  return self;
}
m.impl("set_.source_Tensor", TORCH_FN(VariableType::set__source_Tensor));
