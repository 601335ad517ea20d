// astgen-golden 1
// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
TORCH_API at::Tensor upsample_nearest2d_quantized_cpu(
    const at::Tensor & self,
    at::IntArrayRef output_size,
    ::std::optional<double> scales_h=::std::nullopt,
    ::std::optional<double> scales_w=::std::nullopt);
