// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & random_(::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::random_(::std::optional<at::Generator> generator) const {
  return at::_ops::random_::call(const_cast<Tensor &>(*this), generator);
}
