// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & random_(
    int64_t to,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::random_(
    int64_t to,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::random__to::call(const_cast<Tensor &>(*this), to, generator);
}
