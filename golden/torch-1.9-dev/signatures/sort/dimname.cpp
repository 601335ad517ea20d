// astgen-golden 1
// sort.dimname(Tensor self, Dimname dim, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor,Tensor> sort(const Tensor & self, Dimname dim, bool descending=false);
