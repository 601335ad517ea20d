// astgen-golden 1
// _cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))
struct TORCH_API _cudnn_rnn_out {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &> (const at::Tensor &, at::TensorList, int64_t, const ::std::optional<at::Tensor> &, const at::Tensor &, const ::std::optional<at::Tensor> &, int64_t, c10::SymInt, c10::SymInt, int64_t, bool, double, bool, bool, c10::SymIntArrayRef, const ::std::optional<at::Tensor> &, at::Tensor &, at::Tensor &, at::Tensor &, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_cudnn_rnn";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))";

  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &> call(
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
      const ::std::optional<at::Tensor> & dropout_state,
      at::Tensor & out0,
      at::Tensor & out1,
      at::Tensor & out2,
      at::Tensor & out3,
      at::Tensor & out4);
  static ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
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
      const ::std::optional<at::Tensor> & dropout_state,
      at::Tensor & out0,
      at::Tensor & out1,
      at::Tensor & out2,
      at::Tensor & out3,
      at::Tensor & out4);
};
// aten::_cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))
static C10_NOINLINE c10::TypedOperatorHandle<_cudnn_rnn_out::schema>
create__cudnn_rnn_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_cudnn_rnn_out::name, _cudnn_rnn_out::overload_name)
      .typed<_cudnn_rnn_out::schema>();
}
// aten::_cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &>
_cudnn_rnn_out::call(
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
    const ::std::optional<at::Tensor> & dropout_state,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    at::Tensor & out3,
    at::Tensor & out4) {
  static auto op = create__cudnn_rnn_out_typed_handle();
  return op.call(
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
      dropout_state,
      out0,
      out1,
      out2,
      out3,
      out4);
}
// aten::_cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))
::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &>
_cudnn_rnn_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
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
    const ::std::optional<at::Tensor> & dropout_state,
    at::Tensor & out0,
    at::Tensor & out1,
    at::Tensor & out2,
    at::Tensor & out3,
    at::Tensor & out4) {
  static auto op = create__cudnn_rnn_out_typed_handle();
  return op.redispatch(
      dispatchKeySet,
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
      dropout_state,
      out0,
      out1,
      out2,
      out3,
      out4);
}
