// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale) {
  auto self_ = unpack(self, "self", 0);
  auto & found_inf_ = unpack(found_inf, "found_inf", 1);
  auto & inv_scale_ = unpack(inv_scale, "inv_scale", 2);
#ifndef NDEBUG
  std::vector<::std::optional<Storage>> self__storage_saved(self_.size());
  for (const Tensor & tensor : self_)
    self__storage_saved.push_back(
        tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> self__impl_saved(self_.size());
  for (size_t i = 0; i < self_.size(); i++)
    if (self_[i].defined())
      self__impl_saved[i] = self_[i].getIntrusivePtr();
  auto found_inf__storage_saved = found_inf_.has_storage()
      ? ::std::optional<Storage>(found_inf_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> found_inf__impl_saved;
  if (found_inf_.defined())
    found_inf__impl_saved = found_inf_.getIntrusivePtr();
  auto inv_scale__storage_saved = inv_scale_.has_storage()
      ? ::std::optional<Storage>(inv_scale_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> inv_scale__impl_saved;
  if (inv_scale_.defined())
    inv_scale__impl_saved = inv_scale_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::_amp_foreach_non_finite_check_and_unscale_(
        ks & c10::after_autograd_keyset,
        self_,
        found_inf_,
        inv_scale_);
  }
#ifndef NDEBUG
  for (size_t i = 0; i < self_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (self__storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(self_))
      TORCH_INTERNAL_ASSERT(self__storage_saved[i].value().is_alias_of(self_[i].storage()));
  }
  for (size_t i = 0; i < self_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (self__impl_saved[i] && !at::impl::tensorlist_has_dispatch(self_))
      TORCH_INTERNAL_ASSERT(self__impl_saved[i] == self_[i].getIntrusivePtr());
  }
  if (found_inf__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(found_inf_)
      && !at::impl::tensor_has_dispatch(found_inf_))
    TORCH_INTERNAL_ASSERT(found_inf__storage_saved.value().is_alias_of(found_inf_.storage()));
  if (found_inf__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(found_inf_))
    TORCH_INTERNAL_ASSERT(found_inf__impl_saved == found_inf_.getIntrusivePtr());
  if (inv_scale__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(inv_scale_)
      && !at::impl::tensor_has_dispatch(inv_scale_))
    TORCH_INTERNAL_ASSERT(inv_scale__storage_saved.value().is_alias_of(inv_scale_.storage()));
  if (inv_scale__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(inv_scale_))
    TORCH_INTERNAL_ASSERT(inv_scale__impl_saved == inv_scale_.getIntrusivePtr());
#endif
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale_",
    TORCH_FN(VariableType::_amp_foreach_non_finite_check_and_unscale_));
