// astgen-golden 1
// bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor & bernoulli_out(Tensor & out, const Tensor & self, c10::optional<Generator> generator=c10::nullopt);
Tensor & bernoulli_outf(const Tensor & self, c10::optional<Generator> generator, Tensor & out);
