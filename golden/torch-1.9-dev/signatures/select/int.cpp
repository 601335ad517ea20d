// astgen-golden 1
// select.int(Tensor(a) self, int dim, int index) -> Tensor(a)
Tensor select(const Tensor & self, int64_t dim, int64_t index);
