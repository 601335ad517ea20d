// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
normal_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_::redispatch(dispatchKeySet, self, mean, std, generator);
}
