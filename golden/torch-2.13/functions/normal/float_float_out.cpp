// astgen-golden 1
// normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    at::Tensor & out,
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::call(
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
normal_out(
    at::Tensor & out,
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::call(
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}

} // namespace symint
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::call(
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
normal_outf(
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::call(
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}

} // namespace symint
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_symint_out(
    at::Tensor & out,
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::call(mean, std, size, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
normal_out(
    at::Tensor & out,
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::call(mean, std, size, generator, out);
}

} // namespace symint
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_symint_outf(
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::call(mean, std, size, generator, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
normal_outf(
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::call(mean, std, size, generator, out);
}

} // namespace symint
