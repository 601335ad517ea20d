// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor> max(const Tensor & self, int64_t dim, bool keepdim=false);
