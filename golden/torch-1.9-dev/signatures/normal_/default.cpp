// astgen-golden 1
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor & normal_(Tensor & self, double mean=0, double std=1, c10::optional<Generator> generator=c10::nullopt);
