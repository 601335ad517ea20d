// astgen-golden 1
// rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
Tensor rename(const Tensor & self, c10::optional<DimnameList> names);
