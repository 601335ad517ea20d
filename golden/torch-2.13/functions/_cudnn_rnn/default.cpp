// astgen-golden 1
// _cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
// aten::_cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_cudnn_rnn(
    const at::Tensor & input,
    at::TensorList weight,
    int64_t weight_stride0,
    const ::std::optional<at::Tensor> & weight_buf,
    const at::Tensor & hx,
    const ::std::optional<at::Tensor> & cx,
    int64_t mode,
    int64_t hidden_size,
    int64_t proj_size,
    int64_t num_layers,
    bool batch_first,
    double dropout,
    bool train,
    bool bidirectional,
    at::IntArrayRef batch_sizes,
    const ::std::optional<at::Tensor> & dropout_state) {
  return at::_ops::_cudnn_rnn::call(
      input,
      weight,
      weight_stride0,
      weight_buf,
      hx,
      cx,
      mode,
      hidden_size,
      proj_size,
      num_layers,
      batch_first,
      dropout,
      train,
      bidirectional,
      c10::fromIntArrayRefSlow(batch_sizes),
      dropout_state);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_cudnn_rnn(
    const at::Tensor & input,
    at::TensorList weight,
    int64_t weight_stride0,
    const ::std::optional<at::Tensor> & weight_buf,
    const at::Tensor & hx,
    const ::std::optional<at::Tensor> & cx,
    int64_t mode,
    int64_t hidden_size,
    int64_t proj_size,
    int64_t num_layers,
    bool batch_first,
    double dropout,
    bool train,
    bool bidirectional,
    at::IntArrayRef batch_sizes,
    const ::std::optional<at::Tensor> & dropout_state) {
  return at::_ops::_cudnn_rnn::call(
      input,
      weight,
      weight_stride0,
      weight_buf,
      hx,
      cx,
      mode,
      hidden_size,
      proj_size,
      num_layers,
      batch_first,
      dropout,
      train,
      bidirectional,
      c10::fromIntArrayRefSlow(batch_sizes),
      dropout_state);
}

} // namespace symint
// aten::_cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_cudnn_rnn_symint(
    const at::Tensor & input,
    at::TensorList weight,
    int64_t weight_stride0,
    const ::std::optional<at::Tensor> & weight_buf,
    const at::Tensor & hx,
    const ::std::optional<at::Tensor> & cx,
    int64_t mode,
    c10::SymInt hidden_size,
    c10::SymInt proj_size,
    int64_t num_layers,
    bool batch_first,
    double dropout,
    bool train,
    bool bidirectional,
    c10::SymIntArrayRef batch_sizes,
    const ::std::optional<at::Tensor> & dropout_state) {
  return at::_ops::_cudnn_rnn::call(
      input,
      weight,
      weight_stride0,
      weight_buf,
      hx,
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
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_cudnn_rnn(
    const at::Tensor & input,
    at::TensorList weight,
    int64_t weight_stride0,
    const ::std::optional<at::Tensor> & weight_buf,
    const at::Tensor & hx,
    const ::std::optional<at::Tensor> & cx,
    int64_t mode,
    c10::SymInt hidden_size,
    c10::SymInt proj_size,
    int64_t num_layers,
    bool batch_first,
    double dropout,
    bool train,
    bool bidirectional,
    c10::SymIntArrayRef batch_sizes,
    const ::std::optional<at::Tensor> & dropout_state) {
  return at::_ops::_cudnn_rnn::call(
      input,
      weight,
      weight_stride0,
      weight_buf,
      hx,
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
}

} // namespace symint
