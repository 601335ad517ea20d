// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
random_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random_::redispatch(dispatchKeySet, self, generator);
}
