// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
random_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::random__from::redispatch(dispatchKeySet, self, from, to, generator);
}
