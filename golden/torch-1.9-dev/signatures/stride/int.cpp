// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
int64_t __dispatch_stride(const Tensor & self, int64_t dim);
