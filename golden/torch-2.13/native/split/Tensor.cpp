// astgen-golden 1
// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
TORCH_API ::std::vector<at::Tensor> split(
    const at::Tensor & self,
    int64_t split_size,
    int64_t dim=0);
