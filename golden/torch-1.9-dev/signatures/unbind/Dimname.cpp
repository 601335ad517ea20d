// astgen-golden 1
// unbind.Dimname(Tensor(a) self, Dimname dim) -> Tensor(a)[]
std::vector<Tensor> unbind(const Tensor & self, Dimname dim);
