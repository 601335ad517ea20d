// astgen-golden 1
// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_gelu_out_cpu : public at::meta::structured_gelu {
  void impl(
      const at::Tensor & self,
      c10::string_view approximate,
      const at::Tensor & out);
};
struct TORCH_API structured_gelu_out_cuda : public at::meta::structured_gelu {
  void impl(
      const at::Tensor & self,
      c10::string_view approximate,
      const at::Tensor & out);
};
