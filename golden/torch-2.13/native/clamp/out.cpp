// astgen-golden 1
// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_clamp_out : public at::meta::structured_clamp {
  void impl(
      const at::Tensor & self,
      at::OptionalScalarRef min,
      at::OptionalScalarRef max,
      const at::Tensor & out);
};
