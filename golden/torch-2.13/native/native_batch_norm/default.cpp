// astgen-golden 1
// native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor> batch_norm_cpu(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps);
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor> batch_norm_cuda(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps);
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor> mkldnn_batch_norm(
    const at::Tensor & input,
    const ::std::optional<at::Tensor> & weight,
    const ::std::optional<at::Tensor> & bias,
    const ::std::optional<at::Tensor> & running_mean,
    const ::std::optional<at::Tensor> & running_var,
    bool training,
    double momentum,
    double eps);
