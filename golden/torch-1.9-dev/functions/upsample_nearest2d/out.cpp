// astgen-golden 1
// upsample_nearest2d.out(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
TORCH_API Tensor & upsample_nearest2d_out(
    Tensor & out,
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h=c10::nullopt,
    c10::optional<double> scales_w=c10::nullopt);
// aten::upsample_nearest2d.out(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
upsample_nearest2d_out(
    Tensor & out,
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::upsample_nearest2d", "out")
      .typed<Tensor & (const Tensor &, IntArrayRef, c10::optional<double>, c10::optional<double>, Tensor &)>();
  return op.call(self, output_size, scales_h, scales_w, out);
}
TORCH_API Tensor & upsample_nearest2d_outf(
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w,
    Tensor & out);
// aten::upsample_nearest2d.out(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
Tensor &
upsample_nearest2d_outf(
    const Tensor & self,
    IntArrayRef output_size,
    c10::optional<double> scales_h,
    c10::optional<double> scales_w,
    Tensor & out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::upsample_nearest2d", "out")
      .typed<Tensor & (const Tensor &, IntArrayRef, c10::optional<double>, c10::optional<double>, Tensor &)>();
  return op.call(self, output_size, scales_h, scales_w, out);
}
