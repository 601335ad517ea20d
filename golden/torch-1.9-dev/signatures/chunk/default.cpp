// astgen-golden 1
// chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor> chunk(const Tensor & self, int64_t chunks, int64_t dim=0);
