// astgen-golden 1
// align_to.ellipsis_idx(Tensor(a) self, Dimname[] order, int ellipsis_idx) -> Tensor(a)
Tensor align_to(const Tensor & self, DimnameList order, int64_t ellipsis_idx);
