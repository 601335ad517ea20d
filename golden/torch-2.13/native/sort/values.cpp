// astgen-golden 1
// sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &> sort_out(
    const at::Tensor & self,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices);
