// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
TORCH_API ::std::vector<at::Tensor> chunk(
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim=0);
TORCH_API ::std::vector<at::Tensor> chunk_nested_tensor(
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim=0);
