// astgen-golden 1
// random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
Tensor & random_(Tensor & self, int64_t to, c10::optional<Generator> generator=c10::nullopt);
