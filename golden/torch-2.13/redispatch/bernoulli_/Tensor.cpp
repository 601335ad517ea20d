// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
// aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
bernoulli_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & p,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::bernoulli__Tensor::redispatch(dispatchKeySet, self, p, generator);
}
