// astgen-golden 1
// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
Tensor bernoulli(const Tensor & self, c10::optional<Generator> generator=c10::nullopt);
