// astgen-golden 1
// _fused_moving_avg_obs_fq_helper_functional(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor running_min, Tensor running_max, Tensor scale, Tensor zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask, Tensor running_min_out, Tensor running_max_out, Tensor scale_out, Tensor zero_point_out)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_fused_moving_avg_obs_fq_helper_functional(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & observer_on,
    const at::Tensor & fake_quant_on,
    const at::Tensor & running_min,
    const at::Tensor & running_max,
    const at::Tensor & scale,
    const at::Tensor & zero_point,
    double averaging_const,
    int64_t quant_min,
    int64_t quant_max,
    int64_t ch_axis,
    bool per_row_fake_quant,
    bool symmetric_quant) {
  auto & self_ = unpack(self, "self", 0);
  auto & observer_on_ = unpack(observer_on, "observer_on", 1);
  auto & fake_quant_on_ = unpack(fake_quant_on, "fake_quant_on", 2);
  auto & running_min_ = unpack(running_min, "running_min", 3);
  auto & running_max_ = unpack(running_max, "running_max", 4);
  auto & scale_ = unpack(scale, "scale", 5);
  auto & zero_point_ = unpack(zero_point, "zero_point", 6);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  check_no_requires_grad(observer_on, "observer_on", "_fused_moving_avg_obs_fq_helper_functional");
  check_no_requires_grad(
      fake_quant_on,
      "fake_quant_on",
      "_fused_moving_avg_obs_fq_helper_functional");
  check_no_requires_grad(running_min, "running_min", "_fused_moving_avg_obs_fq_helper_functional");
  check_no_requires_grad(running_max, "running_max", "_fused_moving_avg_obs_fq_helper_functional");
  check_no_requires_grad(scale, "scale", "_fused_moving_avg_obs_fq_helper_functional");
  check_no_requires_grad(zero_point, "zero_point", "_fused_moving_avg_obs_fq_helper_functional");
  c10::intrusive_ptr<FusedMovingAvgObsFqHelperBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<FusedMovingAvgObsFqHelperBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self));
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto observer_on__storage_saved = observer_on_.has_storage()
      ? ::std::optional<Storage>(observer_on_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> observer_on__impl_saved;
  if (observer_on_.defined())
    observer_on__impl_saved = observer_on_.getIntrusivePtr();
  auto fake_quant_on__storage_saved = fake_quant_on_.has_storage()
      ? ::std::optional<Storage>(fake_quant_on_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> fake_quant_on__impl_saved;
  if (fake_quant_on_.defined())
    fake_quant_on__impl_saved = fake_quant_on_.getIntrusivePtr();
  auto running_min__storage_saved = running_min_.has_storage()
      ? ::std::optional<Storage>(running_min_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> running_min__impl_saved;
  if (running_min_.defined())
    running_min__impl_saved = running_min_.getIntrusivePtr();
  auto running_max__storage_saved = running_max_.has_storage()
      ? ::std::optional<Storage>(running_max_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> running_max__impl_saved;
  if (running_max_.defined())
    running_max__impl_saved = running_max_.getIntrusivePtr();
  auto scale__storage_saved = scale_.has_storage()
      ? ::std::optional<Storage>(scale_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> scale__impl_saved;
  if (scale_.defined())
    scale__impl_saved = scale_.getIntrusivePtr();
  auto zero_point__storage_saved = zero_point_.has_storage()
      ? ::std::optional<Storage>(zero_point_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> zero_point__impl_saved;
  if (zero_point_.defined())
    zero_point__impl_saved = zero_point_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(self)
        || isFwGradDefined(observer_on)
        || isFwGradDefined(fake_quant_on)
        || isFwGradDefined(running_min)
        || isFwGradDefined(running_max)
        || isFwGradDefined(scale)
        || isFwGradDefined(zero_point))) {
      static c10::OperatorName full_name("aten::_fused_moving_avg_obs_fq_helper_functional", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor,at::Tensor>>(
          "_fused_moving_avg_obs_fq_helper_functional",
          *opt_op,
          ks,
          self,
          observer_on,
          fake_quant_on,
          running_min,
          running_max,
          scale,
          zero_point,
          averaging_const,
          quant_min,
          quant_max,
          ch_axis,
          per_row_fake_quant,
          symmetric_quant);
    } else {
      at::AutoDispatchBelowADInplaceOrView guard;
      return at::redispatch::_fused_moving_avg_obs_fq_helper_functional(
          ks & c10::after_autograd_keyset,
          self_,
          observer_on_,
          fake_quant_on_,
          running_min_,
          running_max_,
          scale_,
          zero_point_,
          averaging_const,
          quant_min,
          quant_max,
          ch_axis,
          per_row_fake_quant,
          symmetric_quant);
    }
  })();
  auto [output, mask, running_min_out, running_max_out, scale_out, zero_point_out] = std::move(
      _tmp);
#ifndef NDEBUG
  if (self__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_)
      && !at::impl::tensor_has_dispatch(self_))
    TORCH_INTERNAL_ASSERT(self__storage_saved.value().is_alias_of(self_.storage()));
  if (self__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_))
    TORCH_INTERNAL_ASSERT(self__impl_saved == self_.getIntrusivePtr());
  if (observer_on__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(observer_on_)
      && !at::impl::tensor_has_dispatch(observer_on_))
    TORCH_INTERNAL_ASSERT(observer_on__storage_saved.value().is_alias_of(observer_on_.storage()));
  if (observer_on__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(observer_on_))
    TORCH_INTERNAL_ASSERT(observer_on__impl_saved == observer_on_.getIntrusivePtr());
  if (fake_quant_on__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(fake_quant_on_)
      && !at::impl::tensor_has_dispatch(fake_quant_on_))
    TORCH_INTERNAL_ASSERT(
        fake_quant_on__storage_saved.value().is_alias_of(fake_quant_on_.storage()));
  if (fake_quant_on__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(fake_quant_on_))
    TORCH_INTERNAL_ASSERT(fake_quant_on__impl_saved == fake_quant_on_.getIntrusivePtr());
  if (running_min__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_min_)
      && !at::impl::tensor_has_dispatch(running_min_))
    TORCH_INTERNAL_ASSERT(running_min__storage_saved.value().is_alias_of(running_min_.storage()));
  if (running_min__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_min_))
    TORCH_INTERNAL_ASSERT(running_min__impl_saved == running_min_.getIntrusivePtr());
  if (running_max__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_max_)
      && !at::impl::tensor_has_dispatch(running_max_))
    TORCH_INTERNAL_ASSERT(running_max__storage_saved.value().is_alias_of(running_max_.storage()));
  if (running_max__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_max_))
    TORCH_INTERNAL_ASSERT(running_max__impl_saved == running_max_.getIntrusivePtr());
  if (scale__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(scale_)
      && !at::impl::tensor_has_dispatch(scale_))
    TORCH_INTERNAL_ASSERT(scale__storage_saved.value().is_alias_of(scale_.storage()));
  if (scale__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(scale_))
    TORCH_INTERNAL_ASSERT(scale__impl_saved == scale_.getIntrusivePtr());
  if (zero_point__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(zero_point_)
      && !at::impl::tensor_has_dispatch(zero_point_))
    TORCH_INTERNAL_ASSERT(zero_point__storage_saved.value().is_alias_of(zero_point_.storage()));
  if (zero_point__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(zero_point_))
    TORCH_INTERNAL_ASSERT(zero_point__impl_saved == zero_point_.getIntrusivePtr());
  if (output.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(output)) {
    TORCH_INTERNAL_ASSERT(
        output.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(output))
    TORCH_INTERNAL_ASSERT(
        output.use_count() == expected_fresh_use_count(output),
        "function: _fused_moving_avg_obs_fq_helper_functional");
  if (mask.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mask)) {
    TORCH_INTERNAL_ASSERT(
        mask.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(mask))
    TORCH_INTERNAL_ASSERT(
        mask.use_count() == expected_fresh_use_count(mask),
        "function: _fused_moving_avg_obs_fq_helper_functional");
  if (running_min_out.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_min_out)) {
    TORCH_INTERNAL_ASSERT(
        running_min_out.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(running_min_out))
    TORCH_INTERNAL_ASSERT(
        running_min_out.use_count() == expected_fresh_use_count(running_min_out),
        "function: _fused_moving_avg_obs_fq_helper_functional");
  if (running_max_out.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(running_max_out)) {
    TORCH_INTERNAL_ASSERT(
        running_max_out.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(running_max_out))
    TORCH_INTERNAL_ASSERT(
        running_max_out.use_count() == expected_fresh_use_count(running_max_out),
        "function: _fused_moving_avg_obs_fq_helper_functional");
  if (scale_out.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(scale_out)) {
    TORCH_INTERNAL_ASSERT(
        scale_out.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(scale_out))
    TORCH_INTERNAL_ASSERT(
        scale_out.use_count() == expected_fresh_use_count(scale_out),
        "function: _fused_moving_avg_obs_fq_helper_functional");
  if (zero_point_out.has_storage()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(zero_point_out)) {
    TORCH_INTERNAL_ASSERT(
        zero_point_out.storage().use_count() == 1,
        "function: _fused_moving_avg_obs_fq_helper_functional");
  }
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(zero_point_out))
    TORCH_INTERNAL_ASSERT(
        zero_point_out.use_count() == expected_fresh_use_count(zero_point_out),
        "function: _fused_moving_avg_obs_fq_helper_functional");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(output), grad_fn);
  }
  throw_error_for_complex_autograd(output, "_fused_moving_avg_obs_fq_helper");
  if (grad_fn) {
    grad_fn->mask_ = SavedVariable(mask, true);
  }
  return std::make_tuple(
      std::move(output),
      std::move(mask),
      std::move(running_min_out),
      std::move(running_max_out),
      std::move(scale_out),
      std::move(zero_point_out));
}
m.impl(
    "_fused_moving_avg_obs_fq_helper_functional",
    TORCH_FN(VariableType::_fused_moving_avg_obs_fq_helper_functional));
