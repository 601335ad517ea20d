// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor &
random__from(
    c10::DispatchKeySet ks,
    Tensor & self,
    int64_t from,
    c10::optional<int64_t> to,
    c10::optional<Generator> generator) {
  auto & self_ = unpack(self, "self", 0);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::random_(ks & c10::after_autograd_keyset, self_, from, to, generator);
  }
  return self;
}
m.impl("random_.from", TORCH_FN(VariableType::random__from));
