// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
inline at::Tensor
upsample_nearest2d(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::redispatch(
      dispatchKeySet,
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors);
}
// aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
inline at::Tensor
upsample_nearest2d_symint(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec::redispatch(
      dispatchKeySet,
      input,
      output_size,
      scale_factors);
}
