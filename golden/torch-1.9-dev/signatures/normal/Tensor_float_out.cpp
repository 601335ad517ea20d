// astgen-golden 1
// normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor & normal_out(Tensor & out, const Tensor & mean, double std=1, c10::optional<Generator> generator=c10::nullopt);
Tensor & normal_outf(const Tensor & mean, double std, c10::optional<Generator> generator, Tensor & out);
