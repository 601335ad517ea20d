// astgen-golden 1
// _cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_cudnn_rnn(
    c10::DispatchKeySet ks,
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
  auto & input_ = unpack(input, "input", 0);
  auto weight_ = unpack(weight, "weight", 1);
  auto & hx_ = unpack(hx, "hx", 4);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(input, weight, hx, cx);
  check_no_requires_grad(weight_buf, "weight_buf", "_cudnn_rnn");
  c10::intrusive_ptr<CudnnRnnBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<CudnnRnnBackward0>();
    grad_fn->set_next_edges(collect_next_edges(input, weight, hx, cx));
    grad_fn->batch_first = batch_first;
    grad_fn->batch_sizes = batch_sizes.vec();
    grad_fn->bidirectional = bidirectional;
    grad_fn->cx_ = SavedVariable(cx, false);
    grad_fn->dropout = dropout;
    grad_fn->dropout_state_ = SavedVariable(dropout_state, false);
    grad_fn->hidden_size = hidden_size;
    grad_fn->hx_ = SavedVariable(hx, false);
    grad_fn->input_ = SavedVariable(input, false);
    grad_fn->mode = mode;
    grad_fn->num_layers = num_layers;
    grad_fn->proj_size = proj_size;
    grad_fn->train = train;
    grad_fn->weight_ = make_saved_variable_list(weight, false);
    grad_fn->weight_stride0 = weight_stride0;
    grad_fn->weight_size_ = weight.size();
  }
#ifndef NDEBUG
  auto input__storage_saved = input_.has_storage()
      ? ::std::optional<Storage>(input_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> input__impl_saved;
  if (input_.defined())
    input__impl_saved = input_.getIntrusivePtr();
  std::vector<::std::optional<Storage>> weight__storage_saved(weight_.size());
  for (const Tensor & tensor : weight_)
    weight__storage_saved.push_back(
        tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> weight__impl_saved(weight_.size());
  for (size_t i = 0; i < weight_.size(); i++)
    if (weight_[i].defined())
      weight__impl_saved[i] = weight_[i].getIntrusivePtr();
  auto hx__storage_saved = hx_.has_storage()
      ? ::std::optional<Storage>(hx_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> hx__impl_saved;
  if (hx_.defined())
    hx__impl_saved = hx_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(input)
        || isFwGradDefinedTensorList(weight)
        || isFwGradDefined(weight_buf)
        || isFwGradDefined(hx)
        || isFwGradDefined(cx))) {
      static c10::OperatorName full_name("aten::_cudnn_rnn", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>>(
          "_cudnn_rnn",
          *opt_op,
          ks,
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
    } else {
      at::AutoDispatchBelowADInplaceOrView guard;
      return at::redispatch::_cudnn_rnn_symint(
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
    }
  })();
  auto [result0, result1, result2, result3, result4] = std::move(_tmp);
#ifndef NDEBUG
  if (input__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_)
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__storage_saved.value().is_alias_of(input_.storage()));
  if (input__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(input_))
    TORCH_INTERNAL_ASSERT(input__impl_saved == input_.getIntrusivePtr());
  for (size_t i = 0; i < weight_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (weight__storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(weight_))
      TORCH_INTERNAL_ASSERT(weight__storage_saved[i].value().is_alias_of(weight_[i].storage()));
  }
  for (size_t i = 0; i < weight_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (weight__impl_saved[i] && !at::impl::tensorlist_has_dispatch(weight_))
      TORCH_INTERNAL_ASSERT(weight__impl_saved[i] == weight_[i].getIntrusivePtr());
  }
  if (hx__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(hx_)
      && !at::impl::tensor_has_dispatch(hx_))
    TORCH_INTERNAL_ASSERT(hx__storage_saved.value().is_alias_of(hx_.storage()));
  if (hx__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(hx_))
    TORCH_INTERNAL_ASSERT(hx__impl_saved == hx_.getIntrusivePtr());
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result0, result1, result2), grad_fn);
  }
  throw_error_for_complex_autograd(result0, "_cudnn_rnn");
  throw_error_for_complex_autograd(result1, "_cudnn_rnn");
  throw_error_for_complex_autograd(result2, "_cudnn_rnn");
  if (grad_fn) {
    grad_fn->result0_ = SavedVariable(result0, true);
    grad_fn->result3_ = SavedVariable(result3, true);
    grad_fn->result4_ = SavedVariable(result4, true);
  }
  return std::make_tuple(
      std::move(result0),
      std::move(result1),
      std::move(result2),
      std::move(result3),
      std::move(result4));
}
m.impl("_cudnn_rnn", TORCH_FN(VariableType::_cudnn_rnn));
