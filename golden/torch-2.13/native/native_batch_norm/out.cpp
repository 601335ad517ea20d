// astgen-golden 1
// native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> batch_norm_cuda_out(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd);
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &> batch_norm_cpu_out(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps,
    at::Tensor & out,
    at::Tensor & save_mean,
    at::Tensor & save_invstd);
