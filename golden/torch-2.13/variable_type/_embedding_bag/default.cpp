// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_embedding_bag(
    c10::DispatchKeySet ks,
    const at::Tensor & weight,
    const at::Tensor & indices,
    const at::Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const ::std::optional<at::Tensor> & per_sample_weights,
    bool include_last_offset,
    int64_t padding_idx) {
  auto & weight_ = unpack(weight, "weight", 0);
  auto & indices_ = unpack(indices, "indices", 1);
  auto & offsets_ = unpack(offsets, "offsets", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(weight, per_sample_weights);
  c10::intrusive_ptr<EmbeddingBagBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<EmbeddingBagBackward0>();
    grad_fn->set_next_edges(collect_next_edges(weight, per_sample_weights));
    grad_fn->indices_ = SavedVariable(indices, false);
    grad_fn->mode = mode;
    grad_fn->offsets_ = SavedVariable(offsets, false);
    grad_fn->padding_idx = padding_idx;
    grad_fn->per_sample_weights_ = SavedVariable(per_sample_weights, false);
    grad_fn->scale_grad_by_freq = scale_grad_by_freq;
    grad_fn->sparse = sparse;
    if (grad_fn->should_compute_output(1)) {
      grad_fn->weight_ = SavedVariable(weight, false);
    }
    grad_fn->weight_sym_argsize_0 = weight.sym_size(0);
  }
#ifndef NDEBUG
  auto weight__storage_saved = weight_.has_storage()
      ? ::std::optional<Storage>(weight_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> weight__impl_saved;
  if (weight_.defined())
    weight__impl_saved = weight_.getIntrusivePtr();
  auto indices__storage_saved = indices_.has_storage()
      ? ::std::optional<Storage>(indices_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> indices__impl_saved;
  if (indices_.defined())
    indices__impl_saved = indices_.getIntrusivePtr();
  auto offsets__storage_saved = offsets_.has_storage()
      ? ::std::optional<Storage>(offsets_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> offsets__impl_saved;
  if (offsets_.defined())
    offsets__impl_saved = offsets_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(weight) || isFwGradDefined(per_sample_weights))) {
      static c10::OperatorName full_name("aten::_embedding_bag", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor>>(
          "_embedding_bag",
          *opt_op,
          ks,
          weight,
          indices,
          offsets,
          scale_grad_by_freq,
          mode,
          sparse,
          per_sample_weights,
          include_last_offset,
          padding_idx);
    } else {
      at::AutoDispatchBelowADInplaceOrView guard;
      return at::redispatch::_embedding_bag(
          ks & c10::after_autograd_keyset,
          weight_,
          indices_,
          offsets_,
          scale_grad_by_freq,
          mode,
          sparse,
          per_sample_weights,
          include_last_offset,
          padding_idx);
    }
  })();
  auto [result0, result1, result2, result3] = std::move(_tmp);
#ifndef NDEBUG
  if (weight__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(weight_)
      && !at::impl::tensor_has_dispatch(weight_))
    TORCH_INTERNAL_ASSERT(weight__storage_saved.value().is_alias_of(weight_.storage()));
  if (weight__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(weight_))
    TORCH_INTERNAL_ASSERT(weight__impl_saved == weight_.getIntrusivePtr());
  if (indices__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(indices_)
      && !at::impl::tensor_has_dispatch(indices_))
    TORCH_INTERNAL_ASSERT(indices__storage_saved.value().is_alias_of(indices_.storage()));
  if (indices__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(indices_))
    TORCH_INTERNAL_ASSERT(indices__impl_saved == indices_.getIntrusivePtr());
  if (offsets__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(offsets_)
      && !at::impl::tensor_has_dispatch(offsets_))
    TORCH_INTERNAL_ASSERT(offsets__storage_saved.value().is_alias_of(offsets_.storage()));
  if (offsets__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(offsets_))
    TORCH_INTERNAL_ASSERT(offsets__impl_saved == offsets_.getIntrusivePtr());
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result0), grad_fn);
  }
  throw_error_for_complex_autograd(result0, "_embedding_bag");
  if (grad_fn) {
    grad_fn->result1_ = SavedVariable(result1, true);
    grad_fn->result2_ = SavedVariable(result2, true);
    grad_fn->result3_ = SavedVariable(result3, true);
  }
  return std::make_tuple(
      std::move(result0),
      std::move(result1),
      std::move(result2),
      std::move(result3));
}
m.impl("_embedding_bag", TORCH_FN(VariableType::_embedding_bag));
