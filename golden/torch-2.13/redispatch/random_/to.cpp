// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
random_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t to,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random__to::redispatch(dispatchKeySet, self, to, generator);
}
