// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_out(
    at::Tensor & out,
    int64_t n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
randperm_out(
    at::Tensor & out,
    int64_t n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}

} // namespace symint
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_outf(
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
randperm_outf(
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}

} // namespace symint
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_out(
    at::Tensor & out,
    c10::SymInt n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
randperm_out(
    at::Tensor & out,
    c10::SymInt n,
    ::std::optional<at::Generator> generator) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}

} // namespace symint
// aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
randperm_symint_outf(
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
randperm_outf(
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::randperm_generator_out::call(n, generator, out);
}

} // namespace symint
