// astgen-golden 1
// max.names_dim(Tensor self, Dimname dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor> max(const Tensor & self, Dimname dim, bool keepdim=false);
