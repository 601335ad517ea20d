// astgen-golden 1
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & random_(
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::random_(
    int64_t from,
    ::std::optional<int64_t> to,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::random__from::call(const_cast<Tensor &>(*this), from, to, generator);
}
