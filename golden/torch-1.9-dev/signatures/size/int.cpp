// astgen-golden 1
// size.int(Tensor self, int dim) -> int
int64_t __dispatch_size(const Tensor & self, int64_t dim);
