// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor & squeeze_(Tensor & self, int64_t dim);
