// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
TORCH_API ::std::tuple<at::Tensor,at::Tensor> sort(
    const at::Tensor & self,
    int64_t dim=-1,
    bool descending=false);
