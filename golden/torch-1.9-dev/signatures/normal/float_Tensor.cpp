// astgen-golden 1
// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
Tensor normal(double mean, const Tensor & std, c10::optional<Generator> generator=c10::nullopt);
