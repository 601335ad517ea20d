// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor squeeze(const Tensor & self, int64_t dim);
