// astgen-golden 1
// size.Dimname(Tensor self, Dimname dim) -> int
int64_t size(const Tensor & self, Dimname dim);
