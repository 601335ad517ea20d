// astgen-golden 1
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
// aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    double p=0.5,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli__float::redispatch(dispatchKeySet, self, p, generator);
}
