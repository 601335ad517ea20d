// astgen-golden 1
// random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
Tensor & random_(Tensor & self, c10::optional<Generator> generator=c10::nullopt);
