// astgen-golden 1
// squeeze.dimname(Tensor(a) self, Dimname dim) -> Tensor(a)
Tensor squeeze(const Tensor & self, Dimname dim);
