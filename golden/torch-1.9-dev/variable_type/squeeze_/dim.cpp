// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor &
squeeze__dim(
    c10::DispatchKeySet ks,
    Tensor & self,
    int64_t dim) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::squeeze_(ks & c10::after_autograd_keyset, self_, dim);
  }
  return self;
}
m.impl("squeeze_.dim", TORCH_FN(VariableType::squeeze__dim));
