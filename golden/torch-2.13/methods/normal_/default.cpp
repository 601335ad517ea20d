// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
at::Tensor & normal_(
    double mean=0,
    double std=1,
    ::std::optional<at::Generator> generator=::std::nullopt) const;
// aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
inline at::Tensor &
Tensor::normal_(
    double mean,
    double std,
    ::std::optional<at::Generator> generator) const {
  return at::_ops::normal_::call(const_cast<Tensor &>(*this), mean, std, generator);
}
