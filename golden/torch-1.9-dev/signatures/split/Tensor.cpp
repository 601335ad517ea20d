// astgen-golden 1
// split.Tensor(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor> split(const Tensor & self, int64_t split_size, int64_t dim=0);
