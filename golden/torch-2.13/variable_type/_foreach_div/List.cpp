// astgen-golden 1
// _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
::std::vector<at::Tensor>
_foreach_div_List(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other) {
  auto self_ = unpack(self, "self", 0);
  auto other_ = unpack(other, "other", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, other);
  TORCH_CHECK(
      self.size() == other.size(),
      "Tensor lists must have the same number of tensors, got ",
      self.size(),
      " and ",
      other.size());
  std::vector<bool> _any_has_forward_grad_result(self.size());
  for (const auto & i : c10::irange(self.size())) {
    _any_has_forward_grad_result[i] = isFwGradDefined(self[i]) || isFwGradDefined(other[i]);
  }
  c10::intrusive_ptr<ForeachDivBackward0> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<ForeachDivBackward0>();
    grad_fn->set_next_edges(collect_next_edges(self, other));
    grad_fn->other_ = make_saved_variable_list(other, false);
    grad_fn->self_ = make_saved_variable_list(self, false);
    grad_fn->self_size_ = self.size();
    grad_fn->other_size_ = other.size();
  }
#ifndef NDEBUG
  std::vector<::std::optional<Storage>> self__storage_saved(self_.size());
  for (const Tensor & tensor : self_)
    self__storage_saved.push_back(
        tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> self__impl_saved(self_.size());
  for (size_t i = 0; i < self_.size(); i++)
    if (self_[i].defined())
      self__impl_saved[i] = self_[i].getIntrusivePtr();
  std::vector<::std::optional<Storage>> other__storage_saved(other_.size());
  for (const Tensor & tensor : other_)
    other__storage_saved.push_back(
        tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
  std::vector<c10::intrusive_ptr<TensorImpl>> other__impl_saved(other_.size());
  for (size_t i = 0; i < other_.size(); i++)
    if (other_[i].defined())
      other__impl_saved[i] = other_[i].getIntrusivePtr();
#endif
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::redispatch::_foreach_div(ks & c10::after_autograd_keyset, self_, other_);
  })();
  auto result = std::move(_tmp);
#ifndef NDEBUG
  for (size_t i = 0; i < self_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (self__storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(self_))
      TORCH_INTERNAL_ASSERT(self__storage_saved[i].value().is_alias_of(self_[i].storage()));
  }
  for (size_t i = 0; i < self_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (self__impl_saved[i] && !at::impl::tensorlist_has_dispatch(self_))
      TORCH_INTERNAL_ASSERT(self__impl_saved[i] == self_[i].getIntrusivePtr());
  }
  for (size_t i = 0; i < other_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (other__storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(other_))
      TORCH_INTERNAL_ASSERT(other__storage_saved[i].value().is_alias_of(other_[i].storage()));
  }
  for (size_t i = 0; i < other_.size() && !at::impl::dispatch_mode_enabled(); i++) {
    if (other__impl_saved[i] && !at::impl::tensorlist_has_dispatch(other_))
      TORCH_INTERNAL_ASSERT(other__impl_saved[i] == other_[i].getIntrusivePtr());
  }
#endif
  if (grad_fn) {
    set_history(flatten_tensor_args(result), grad_fn);
  }
  std::vector<::std::optional<at::Tensor>> result_new_fw_grad_opts(self.size(), ::std::nullopt);
  for (const auto & i : c10::irange(result_new_fw_grad_opts.size())) {
    if (_any_has_forward_grad_result[i]) {
      auto self_t_raw = toNonOptFwGrad(self[i]);
      auto self_tensor = toNonOptTensor(self[i]);
      auto self_t = (self_t_raw.defined() || !self_tensor.defined())
          ? self_t_raw
          : at::_efficientzerotensor_symint(self_tensor.sym_sizes(), self_tensor.options());
      update_wrapped_number(self_tensor, self_t);
      auto other_t_raw = toNonOptFwGrad(other[i]);
      auto other_tensor = toNonOptTensor(other[i]);
      auto other_t = (other_t_raw.defined() || !other_tensor.defined())
          ? other_t_raw
          : at::_efficientzerotensor_symint(other_tensor.sym_sizes(), other_tensor.options());
      update_wrapped_number(other_tensor, other_t);
      auto other_p = toNonOptPrimal(other[i]);
      result_new_fw_grad_opts[i] = (self_t - other_t * result[i]) / other_p;
    }
  }
  for (const auto & i : c10::irange(result_new_fw_grad_opts.size())) {
    auto & result_new_fw_grad_opt = result_new_fw_grad_opts[i];
    if (result_new_fw_grad_opt.has_value()
        && result_new_fw_grad_opt.value().defined()
        && result[i].defined()) {
      result[i]._set_fw_grad(result_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/false);
    }
  }
  return result;
}
m.impl("_foreach_div.List", TORCH_FN(VariableType::_foreach_div_List));
