// astgen-golden 1
// upsample_nearest2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
TORCH_API Tensor upsample_nearest2d(
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h=c10::nullopt,
    c10::optional<double> scales_w=c10::nullopt);
// aten::upsample_nearest2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
Tensor
upsample_nearest2d(
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::upsample_nearest2d", "")
      .typed<Tensor (const Tensor &, IntArrayRef, c10::optional<double>, c10::optional<double>)>();
  return op.call(self, output_size, scales_h, scales_w);
}
