// astgen-golden 1
// _cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, int hidden_size, int proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, int[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
std::tuple<Tensor,Tensor,Tensor,Tensor,Tensor>
_cudnn_rnn(
    c10::DispatchKeySet ks,
    const Tensor & input,
    TensorList weight,
    int64_t weight_stride0,
    const c10::optional<Tensor> & weight_buf,
    const Tensor & hx,
    const c10::optional<Tensor> & cx,
    int64_t mode,
    int64_t hidden_size,
    int64_t proj_size,
    int64_t num_layers,
    bool batch_first,
    double dropout,
    bool train,
    bool bidirectional,
    IntArrayRef batch_sizes,
    const c10::optional<Tensor> & dropout_state) {
  auto & input_ = unpack(input, "input", 0);
  auto weight_ = unpack(weight, "weight", 1);
  auto & hx_ = unpack(hx, "hx", 4);
  auto tmp = ([&]() {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    return at::redispatch::_cudnn_rnn(
        ks & c10::after_autograd_keyset,
        input_,
        weight_,
        weight_stride0,
        weight_buf,
        hx_,
        cx,
        mode,
        hidden_size,
        proj_size,
        num_layers,
        batch_first,
        dropout,
        train,
        bidirectional,
        batch_sizes,
        dropout_state);
  })();
  Tensor result0;
  Tensor result1;
  Tensor result2;
  Tensor result3;
  Tensor result4;
  std::tie(result0, result1, result2, result3, result4) = std::move(tmp);
  return std::make_tuple(
      std::move(result0),
      std::move(result1),
      std::move(result2),
      std::move(result3),
      std::move(result4));
}
m.impl("_cudnn_rnn", TORCH_FN(VariableType::_cudnn_rnn));
