// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TORCH_API at::Tensor & squeeze_(
    at::Tensor & self,
    int64_t dim);
