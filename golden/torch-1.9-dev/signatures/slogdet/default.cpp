// astgen-golden 1
// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
std::tuple<Tensor,Tensor> slogdet(const Tensor & self);
