// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor
Tensor upsample_nearest2d(const Tensor & input, c10::optional<IntArrayRef> output_size, c10::optional<ArrayRef<double>> scale_factors);
