// astgen-golden 1
// normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
Tensor & normal_out(Tensor & out, double mean, const Tensor & std, c10::optional<Generator> generator=c10::nullopt);
Tensor & normal_outf(double mean, const Tensor & std, c10::optional<Generator> generator, Tensor & out);
