// astgen-golden 1
// stride.Dimname(Tensor self, Dimname dim) -> int
int64_t stride(const Tensor & self, Dimname dim);
