// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
at::Tensor narrow(const at::Tensor & self, int64_t dim, int64_t start, int64_t length);
at::Tensor narrow_symint(const at::Tensor & self, int64_t dim, c10::SymInt start, c10::SymInt length);
