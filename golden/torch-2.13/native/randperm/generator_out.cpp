// astgen-golden 1
// randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & randperm_out_cpu(
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
TORCH_API at::Tensor & randperm_out_cuda(
    int64_t n,
    ::std::optional<at::Generator> generator,
    at::Tensor & out);
