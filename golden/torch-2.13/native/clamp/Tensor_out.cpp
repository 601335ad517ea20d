// astgen-golden 1
// clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_clamp_Tensor_out : public at::meta::structured_clamp_Tensor {
  void impl(
      const at::Tensor & self,
      at::OptionalTensorRef min,
      at::OptionalTensorRef max,
      const at::Tensor & out);
};
