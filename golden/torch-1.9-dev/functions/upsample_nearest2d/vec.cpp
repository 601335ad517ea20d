// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor
TORCH_API Tensor upsample_nearest2d(
    const Tensor & input,
    c10::optional<IntArrayRef> output_size,
    c10::optional<ArrayRef<double>> scale_factors);
// aten::upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor
Tensor
upsample_nearest2d(
    const Tensor & input,
    c10::optional<IntArrayRef> output_size,
    c10::optional<ArrayRef<double>> scale_factors) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::upsample_nearest2d", "vec")
      .typed<Tensor (const Tensor &, c10::optional<IntArrayRef>, c10::optional<ArrayRef<double>>)>();
  return op.call(input, output_size, scale_factors);
}
