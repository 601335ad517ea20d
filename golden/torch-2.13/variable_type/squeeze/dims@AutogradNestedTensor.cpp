// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor
squeeze_dims_AutogradNestedTensor(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    at::IntArrayRef dim) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  c10::intrusive_ptr<SqueezeBackwardAutogradNestedTensor1> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<SqueezeBackwardAutogradNestedTensor1>();
    grad_fn->set_next_edges(collect_next_edges(self));
    grad_fn->dim = dim.vec();
    grad_fn->self_dim = self.dim();
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    if ((isFwGradDefined(self))) {
      static c10::OperatorName full_name("aten::squeeze", "dims");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<at::Tensor>(
          "squeeze",
          *opt_op,
          ks,
          self,
          dim);
    } else {
      at::AutoDispatchBelowAutograd guard;
      return at::redispatch::squeeze(ks & c10::after_autograd_keyset, self_, dim);
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
  if (self__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(self_)
      && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(self__storage_saved.value().is_alias_of(result.storage()));
  if (!at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(result))
    TORCH_INTERNAL_ASSERT(
        result.use_count() == expected_fresh_use_count(result),
        "function: squeeze_dims");
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  return result;
}
m.impl("squeeze.dims", TORCH_FN(VariableType::squeeze_dims_AutogradNestedTensor));
