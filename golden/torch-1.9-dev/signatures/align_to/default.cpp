// astgen-golden 1
// align_to(Tensor(a) self, Dimname[] names) -> Tensor(a)
Tensor align_to(const Tensor & self, DimnameList names);
