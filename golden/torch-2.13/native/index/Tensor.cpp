// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
TORCH_API at::Tensor quantized_index(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices);
