// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
TORCH_API at::Tensor & gelu_quantized_cpu_(
    at::Tensor & self,
    c10::string_view approximate="none");
TORCH_API at::Tensor & NestedTensor_gelu_(
    at::Tensor & self,
    c10::string_view approximate="none");
