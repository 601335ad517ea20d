// astgen-golden 1
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TORCH_API at::Tensor clamp_quantized_cpu(
    const at::Tensor & self,
    const ::std::optional<at::Scalar> & min=::std::nullopt,
    const ::std::optional<at::Scalar> & max=::std::nullopt);
