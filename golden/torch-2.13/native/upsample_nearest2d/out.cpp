// astgen-golden 1
// upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_upsample_nearest2d_out_cpu :
    public at::meta::structured_upsample_nearest2d {
  void impl(
      const at::Tensor & self,
      at::ArrayRef<int64_t> output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w,
      const at::Tensor & out);
};
struct TORCH_API structured_upsample_nearest2d_out_cuda :
    public at::meta::structured_upsample_nearest2d {
  void impl(
      const at::Tensor & self,
      at::ArrayRef<int64_t> output_size,
      ::std::optional<double> scales_h,
      ::std::optional<double> scales_w,
      const at::Tensor & out);
};
