// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
TORCH_API ::std::tuple<at::Tensor,at::Tensor> sort_quantized_cpu_stable(
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false);
