// astgen-golden 1
// rename_(Tensor(a!) self, Dimname[]? names) -> Tensor(a!)
Tensor & rename_(Tensor & self, c10::optional<DimnameList> names);
