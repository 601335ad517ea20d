// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
inline at::Tensor
upsample_nearest2d(
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
upsample_nearest2d(
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::call(
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors);
}

} // namespace symint
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
inline at::Tensor
upsample_nearest2d_symint(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::call(input, output_size, scale_factors);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
upsample_nearest2d(
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::call(input, output_size, scale_factors);
}

} // namespace symint
