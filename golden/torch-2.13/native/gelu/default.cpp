// astgen-golden 1
// gelu(Tensor self, *, str approximate='none') -> Tensor
TORCH_API at::Tensor mkldnn_gelu(
    const at::Tensor & self,
    c10::string_view approximate="none");
TORCH_API at::Tensor gelu_quantized_cpu(
    const at::Tensor & self,
    c10::string_view approximate="none");
TORCH_API at::Tensor gelu_quantized_cuda(
    const at::Tensor & self,
    c10::string_view approximate="none");
TORCH_API at::Tensor NestedTensor_gelu(
    const at::Tensor & self,
    c10::string_view approximate="none");
