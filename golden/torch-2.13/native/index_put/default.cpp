// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
TORCH_API at::Tensor index_put(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate=false);
