// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
Tensor bernoulli(const Tensor & self, double p, c10::optional<Generator> generator=c10::nullopt);
