// astgen-golden 1
// _scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention(
    c10::DispatchKeySet ks,
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  auto & query_ = unpack(query, "query", 0);
  auto & key_ = unpack(key, "key", 1);
  auto & value_ = unpack(value, "value", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(query, key, value);
  c10::intrusive_ptr<ScaledDotProductFlashAttentionBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<ScaledDotProductFlashAttentionBackward0>();
    grad_fn->set_next_edges(collect_next_edges(query, key, value));
    grad_fn->dropout_p = dropout_p;
    grad_fn->is_causal = is_causal;
    grad_fn->key_ = SavedVariable(key, false);
    grad_fn->query_ = SavedVariable(query, false);
    grad_fn->scale = scale;
    grad_fn->value_ = SavedVariable(value, false);
  }
#ifndef NDEBUG
  auto query__storage_saved = query_.has_storage()
      ? ::std::optional<Storage>(query_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> query__impl_saved;
  if (query_.defined())
    query__impl_saved = query_.getIntrusivePtr();
  auto key__storage_saved = key_.has_storage()
      ? ::std::optional<Storage>(key_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> key__impl_saved;
  if (key_.defined())
    key__impl_saved = key_.getIntrusivePtr();
  auto value__storage_saved = value_.has_storage()
      ? ::std::optional<Storage>(value_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> value__impl_saved;
  if (value_.defined())
    value__impl_saved = value_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(query) || isFwGradDefined(key) || isFwGradDefined(value))) {
      static c10::OperatorName full_name("aten::_scaled_dot_product_flash_attention", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>>(
          "_scaled_dot_product_flash_attention",
          *opt_op,
          ks,
          query,
          key,
          value,
          dropout_p,
          is_causal,
          return_debug_mask,
          scale);
    } else {
      at::AutoDispatchBelowADInplaceOrView guard;
      return at::redispatch::_scaled_dot_product_flash_attention(
          ks & c10::after_autograd_keyset,
          query_,
          key_,
          value_,
          dropout_p,
          is_causal,
          return_debug_mask,
          scale);
    }
  })();
  auto [output, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k, rng_state, unused, debug_attn_mask] = std::move(
      _tmp);
#ifndef NDEBUG
  if (query__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(query_)
      && !at::impl::tensor_has_dispatch(query_))
    TORCH_INTERNAL_ASSERT(query__storage_saved.value().is_alias_of(query_.storage()));
  if (query__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(query_))
    TORCH_INTERNAL_ASSERT(query__impl_saved == query_.getIntrusivePtr());
  if (key__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(key_)
      && !at::impl::tensor_has_dispatch(key_))
    TORCH_INTERNAL_ASSERT(key__storage_saved.value().is_alias_of(key_.storage()));
  if (key__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(key_))
    TORCH_INTERNAL_ASSERT(key__impl_saved == key_.getIntrusivePtr());
  if (value__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(value_)
      && !at::impl::tensor_has_dispatch(value_))
    TORCH_INTERNAL_ASSERT(value__storage_saved.value().is_alias_of(value_.storage()));
  if (value__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(value_))
    TORCH_INTERNAL_ASSERT(value__impl_saved == value_.getIntrusivePtr());
  if (output.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(output)) {
    TORCH_INTERNAL_ASSERT(
        output.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(output))
    TORCH_INTERNAL_ASSERT(
        output.use_count() == expected_fresh_use_count(output),
        "function: _scaled_dot_product_flash_attention");
  if (logsumexp.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(logsumexp)) {
    TORCH_INTERNAL_ASSERT(
        logsumexp.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(logsumexp))
    TORCH_INTERNAL_ASSERT(
        logsumexp.use_count() == expected_fresh_use_count(logsumexp),
        "function: _scaled_dot_product_flash_attention");
  if (cum_seq_q.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(cum_seq_q)) {
    TORCH_INTERNAL_ASSERT(
        cum_seq_q.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(cum_seq_q))
    TORCH_INTERNAL_ASSERT(
        cum_seq_q.use_count() == expected_fresh_use_count(cum_seq_q),
        "function: _scaled_dot_product_flash_attention");
  if (cum_seq_k.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(cum_seq_k)) {
    TORCH_INTERNAL_ASSERT(
        cum_seq_k.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(cum_seq_k))
    TORCH_INTERNAL_ASSERT(
        cum_seq_k.use_count() == expected_fresh_use_count(cum_seq_k),
        "function: _scaled_dot_product_flash_attention");
  if (rng_state.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(rng_state)) {
    TORCH_INTERNAL_ASSERT(
        rng_state.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(rng_state))
    TORCH_INTERNAL_ASSERT(
        rng_state.use_count() == expected_fresh_use_count(rng_state),
        "function: _scaled_dot_product_flash_attention");
  if (unused.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(unused)) {
    TORCH_INTERNAL_ASSERT(
        unused.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(unused))
    TORCH_INTERNAL_ASSERT(
        unused.use_count() == expected_fresh_use_count(unused),
        "function: _scaled_dot_product_flash_attention");
  if (debug_attn_mask.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(debug_attn_mask)) {
    TORCH_INTERNAL_ASSERT(
        debug_attn_mask.storage().use_count() == 1,
        "function: _scaled_dot_product_flash_attention");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(debug_attn_mask))
    TORCH_INTERNAL_ASSERT(
        debug_attn_mask.use_count() == expected_fresh_use_count(debug_attn_mask),
        "function: _scaled_dot_product_flash_attention");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(output), grad_fn);
  }
  throw_error_for_complex_autograd(output, "_scaled_dot_product_flash_attention");
  if (grad_fn) {
    grad_fn->cum_seq_k_ = SavedVariable(cum_seq_k, true);
    grad_fn->cum_seq_q_ = SavedVariable(cum_seq_q, true);
    grad_fn->logsumexp_ = SavedVariable(logsumexp, true);
    grad_fn->max_k = max_k;
    grad_fn->max_q = max_q;
    grad_fn->output_ = SavedVariable(output, true);
    grad_fn->rng_state_ = SavedVariable(rng_state, true);
    grad_fn->unused_ = SavedVariable(unused, true);
  }
  return std::make_tuple(
      std::move(output),
      std::move(logsumexp),
      std::move(cum_seq_q),
      std::move(cum_seq_k),
      std::move(max_q),
      std::move(max_k),
      std::move(rng_state),
      std::move(unused),
      std::move(debug_attn_mask));
}
m.impl(
    "_scaled_dot_product_flash_attention",
    TORCH_FN(VariableType::_scaled_dot_product_flash_attention));
