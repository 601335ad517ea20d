// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor &
set__source_Storage(
    c10::DispatchKeySet ks,
    Tensor & self,
    Storage source) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::set_(ks & c10::after_autograd_keyset, self_, source);
  }
  return self;
}
m.impl("set_.source_Storage", TORCH_FN(VariableType::set__source_Storage));
