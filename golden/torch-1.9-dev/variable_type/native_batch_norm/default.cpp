// astgen-golden 1
// native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<Tensor,Tensor,Tensor>
native_batch_norm(
    c10::DispatchKeySet ks,
    const Tensor & input,
    const c10::optional<Tensor> & weight,
    const c10::optional<Tensor> & bias,
    const c10::optional<Tensor> & running_mean,
    const c10::optional<Tensor> & running_var,
    bool training,
    double momentum,
    double eps) {
  auto & input_ = unpack(input, "input", 0);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::native_batch_norm(
        ks & c10::after_autograd_keyset,
        input_,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps);
  })();
  Tensor result0;
  Tensor result1;
  Tensor result2;
  std::tie(result0, result1, result2) = std::move(tmp);
  return std::make_tuple(std::move(result0), std::move(result1), std::move(result2));
}
m.impl("native_batch_norm", TORCH_FN(VariableType::native_batch_norm));
