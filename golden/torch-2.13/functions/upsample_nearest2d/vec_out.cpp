// astgen-golden 1
// upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}

} // namespace symint
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}

} // namespace symint
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_out(
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::call(input, output_size, scale_factors, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
upsample_nearest2d_out(
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::call(input, output_size, scale_factors, out);
}

} // namespace symint
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_outf(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::call(input, output_size, scale_factors, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
upsample_nearest2d_outf(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::call(input, output_size, scale_factors, out);
}

} // namespace symint
