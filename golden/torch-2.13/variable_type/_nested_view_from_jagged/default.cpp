// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
at::Tensor
_nested_view_from_jagged(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen) {
  auto & self_ = unpack(self, "self", 0);
  auto & offsets_ = unpack(offsets, "offsets", 1);
  auto & dummy_ = unpack(dummy, "dummy", 2);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  c10::intrusive_ptr<NestedViewFromJaggedBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NestedViewFromJaggedBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self));
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto offsets__storage_saved = offsets_.has_storage()
      ? ::std::optional<Storage>(offsets_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> offsets__impl_saved;
  if (offsets_.defined())
    offsets__impl_saved = offsets_.getIntrusivePtr();
  auto dummy__storage_saved = dummy_.has_storage()
      ? ::std::optional<Storage>(dummy_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> dummy__impl_saved;
  if (dummy_.defined())
    dummy__impl_saved = dummy_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(self))) {
      static c10::OperatorName full_name("aten::_nested_view_from_jagged", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<at::Tensor>(
          "_nested_view_from_jagged",
          *opt_op,
          ks,
          self,
          offsets,
          dummy,
          lengths,
          ragged_idx,
          min_seqlen,
          max_seqlen);
    } else {
      at::AutoDispatchBelowAutograd guard;
      return at::redispatch::_nested_view_from_jagged(
          ks & c10::after_autograd_keyset,
          self_,
          offsets_,
          dummy_,
          lengths,
          ragged_idx,
          min_seqlen,
          max_seqlen);
    }
  })();
  auto result = std::move(_tmp);
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
  if (offsets__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(offsets_)
      && !at::impl::tensor_has_dispatch(offsets_))
    TORCH_INTERNAL_ASSERT(offsets__storage_saved.value().is_alias_of(offsets_.storage()));
  if (offsets__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(offsets_))
    TORCH_INTERNAL_ASSERT(offsets__impl_saved == offsets_.getIntrusivePtr());
  if (dummy__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(dummy_)
      && !at::impl::tensor_has_dispatch(dummy_))
    TORCH_INTERNAL_ASSERT(dummy__storage_saved.value().is_alias_of(dummy_.storage()));
  if (dummy__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(dummy_))
    TORCH_INTERNAL_ASSERT(dummy__impl_saved == dummy_.getIntrusivePtr());
  if (self__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_)
      && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(self__storage_saved.value().is_alias_of(result.storage()));
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: _nested_view_from_jagged");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  throw_error_for_complex_autograd(result, "_nested_view_from_jagged");
  return result;
}
m.impl("_nested_view_from_jagged", TORCH_FN(VariableType::_nested_view_from_jagged));
