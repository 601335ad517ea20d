// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor>
chunk(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  c10::intrusive_ptr<ChunkBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<ChunkBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self));
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
      static c10::OperatorName full_name("aten::chunk", "");
      static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(
          full_name);
      return impl::run_jit_decomposition_with_args_for_jvp<::std::vector<at::Tensor>>(
          "chunk",
          *opt_op,
          ks,
          self,
          chunks,
          dim);
    } else {
      at::AutoDispatchBelowAutograd guard;
      return at::redispatch::chunk(ks & c10::after_autograd_keyset, self_, chunks, dim);
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
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  return result;
}
m.impl("chunk", TORCH_FN(VariableType::chunk));
