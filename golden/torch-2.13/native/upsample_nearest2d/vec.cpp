// astgen-golden 1
// upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
TORCH_API at::Tensor upsample_nearest2d(
    const at::Tensor & input,
    at::OptionalIntArrayRef output_size,
    ::std::optional<at::ArrayRef<double>> scale_factors);
