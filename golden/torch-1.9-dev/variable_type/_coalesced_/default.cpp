// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
Tensor &
_coalesced_(
    c10::DispatchKeySet ks,
    Tensor & self,
    bool coalesced) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_coalesced_(ks & c10::after_autograd_keyset, self_, coalesced);
  }
  return self;
}
m.impl("_coalesced_", TORCH_FN(VariableType::_coalesced_));
