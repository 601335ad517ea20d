// astgen-golden 1
// where(Tensor condition) -> Tensor[]
std::vector<Tensor> where(const Tensor & condition);
