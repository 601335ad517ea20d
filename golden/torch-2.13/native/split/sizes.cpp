// astgen-golden 1
// split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
TORCH_API ::std::vector<at::Tensor> split_symint(
    const at::Tensor & self,
    c10::SymIntArrayRef split_size,
    int64_t dim=0);
