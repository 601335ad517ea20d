// astgen-golden 1
// normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::redispatch(
      dispatchKeySet,
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    double std,
    at::IntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::redispatch(
      dispatchKeySet,
      mean,
      std,
      c10::fromIntArrayRefSlow(size),
      generator,
      out);
}
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator=::std::nullopt) {
  return at::_ops::normal_float_float_out::redispatch(
      dispatchKeySet,
      mean,
      std,
      size,
      generator,
      out);
}
// aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
normal_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    double mean,
    double std,
    c10::SymIntArrayRef size,
    ::std::optional<at::Generator> generator,
    at::Tensor & out) {
  return at::_ops::normal_float_float_out::redispatch(
      dispatchKeySet,
      mean,
      std,
      size,
      generator,
      out);
}
