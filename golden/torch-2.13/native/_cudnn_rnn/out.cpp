// astgen-golden 1
// _cudnn_rnn.out(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!))
TORCH_API ::std::tuple<at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &,at::Tensor &> _cudnn_rnn_out_symint(
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
