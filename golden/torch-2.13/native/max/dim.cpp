// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
TORCH_API ::std::tuple<at::Tensor,at::Tensor> qmax(
    const at::Tensor & self,
    int64_t dim,
    bool keepdim=false);
