// astgen-golden 1
// randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
Tensor & randperm_out(Tensor & out, int64_t n, c10::optional<Generator> generator);
Tensor & randperm_outf(int64_t n, c10::optional<Generator> generator, Tensor & out);
