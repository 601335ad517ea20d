// astgen-golden 1
// upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::redispatch(
      dispatchKeySet,
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::redispatch(
      dispatchKeySet,
      input,
      output_size.has_value()
          ? ::std::make_optional(c10::fromIntArrayRefSlow(*output_size))
          : ::std::nullopt,
      scale_factors,
      out);
}
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors) {
  return at::_ops::upsample_nearest2d_vec_out::redispatch(
      dispatchKeySet,
      input,
      output_size,
      scale_factors,
      out);
}
// aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
upsample_nearest2d_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::OptionalSymIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors,
    at::Tensor & out) {
  return at::_ops::upsample_nearest2d_vec_out::redispatch(
      dispatchKeySet,
      input,
      output_size,
      scale_factors,
      out);
}
