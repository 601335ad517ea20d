// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
at::Tensor
indices(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowAutograd guard;
    return at::redispatch::indices(ks & c10::after_autograd_keyset, self_);
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
        "function: indices");
#endif
  return result;
}
m.impl("indices", TORCH_FN(VariableType::indices));
