// astgen-golden 1
// narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)
Tensor narrow(const Tensor & self, int64_t dim, const Tensor & start, int64_t length);
