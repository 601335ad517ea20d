// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    int64_t n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::redispatch(dispatchKeySet, n, generator, out);
}
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_outf(
    c10::DispatchKeySet dispatchKeySet,
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::redispatch(dispatchKeySet, n, generator, out);
}
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymInt n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::redispatch(dispatchKeySet, n, generator, out);
}
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::redispatch(dispatchKeySet, n, generator, out);
}
