// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
Tensor normal(const Tensor & mean, double std=1, c10::optional<Generator> generator=c10::nullopt);
