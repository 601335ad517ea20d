// astgen-golden 1
// narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)
Tensor narrow(const Tensor & self, int64_t dim, int64_t start, int64_t length);
