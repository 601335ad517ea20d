// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
at::Tensor select(const at::Tensor & self, int64_t dim, int64_t index);
at::Tensor select_symint(const at::Tensor & self, int64_t dim, c10::SymInt index);
