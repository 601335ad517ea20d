// astgen-golden 1
// select.Dimname(Tensor(a) self, Dimname dim, int index) -> Tensor(a)
Tensor select(const Tensor & self, Dimname dim, int64_t index);
