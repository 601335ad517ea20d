// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
void
_foreach_abs_(
    c10::DispatchKeySet ks,
    at::TensorList self) {
  auto self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  std::vector<bool> _any_has_forward_grad_self(self.size());
  for (const auto & i : c10::irange(self.size())) {
    _any_has_forward_grad_self[i] = isFwGradDefined(self[i]);
  }
  std::vector<::std::optional<at::Tensor>> original_selfs(self.size());
  for (const auto & i : c10::irange(self.size())) {
    if (_any_has_forward_grad_self[i]) {
      original_selfs[i] = self[i].clone();
    }
  }
  std::vector<c10::intrusive_ptr<AbsBackward0>> grad_fns;
  if (_any_requires_grad) {
    for (const auto & i : c10::irange(self.size())) {
      const auto ith_requires_grad = compute_requires_grad(self[i]);
      check_inplace(self[i], ith_requires_grad);
      grad_fns.push_back([&]() -> c10::intrusive_ptr<AbsBackward0> {
        if (!ith_requires_grad) {
          return nullptr;
        } else {
          auto grad_fn = c10::make_intrusive<AbsBackward0>();
          grad_fn->set_next_edges(collect_next_edges(self[i]));
          return grad_fn;
        }
      }());
    }
    if (!grad_fns.empty()) {
      for (const auto & i : c10::irange(grad_fns.size())) {
        auto grad_fn = grad_fns[i];
        if (grad_fn != nullptr) {
          if (!original_selfs[i].has_value())
            original_selfs[i] = self[i].clone();
          grad_fn->self_ = SavedVariable(original_selfs[i].value(), false);
        }
      }
    }
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
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::_foreach_abs_(ks & c10::after_autograd_keyset, self_);
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
#endif
  if (!grad_fns.empty()) {
    auto differentiable_outputs = flatten_tensor_args(self);
    TORCH_INTERNAL_ASSERT(differentiable_outputs.size() == grad_fns.size());
    for (const auto & i : c10::irange(grad_fns.size())) {
      auto grad_fn = grad_fns[i];
      if (grad_fn != nullptr) {
        rebase_history(differentiable_outputs[i], grad_fns[i]);
      }
    }
  }
  std::vector<::std::optional<at::Tensor>> self_new_fw_grad_opts(self.size(), ::std::nullopt);
  for (const auto & i : c10::irange(self_new_fw_grad_opts.size())) {
    if (_any_has_forward_grad_self[i]) {
      auto self_t_raw = toNonOptFwGrad(self[i]);
      auto self_tensor = toNonOptTensor(self[i]);
      auto self_t = (self_t_raw.defined() || !self_tensor.defined())
          ? self_t_raw
          : at::zeros_symint(self_tensor.sym_sizes(), self_tensor.options());
      auto self_p = toNonOptPrimal(self[i]);
      auto original_self_t_raw = toNonOptFwGrad(original_selfs[i]);
      auto original_self_tensor = toNonOptTensor(original_selfs[i]);
      auto original_self_t = (original_self_t_raw.defined() || !original_self_tensor.defined())
          ? original_self_t_raw
          : at::zeros_symint(original_self_tensor.sym_sizes(), original_self_tensor.options());
      auto original_self_p = toNonOptPrimal(original_selfs[i]);
      self_new_fw_grad_opts[i] = self_t_raw.defined()
          ? self_t_raw.copy_(
              handle_r_to_c(self_p.scalar_type(), original_self_t.conj() * original_self_p.sgn()))
          : handle_r_to_c(self_p.scalar_type(), original_self_t.conj() * original_self_p.sgn());
    }
  }
  for (const auto & i : c10::irange(self_new_fw_grad_opts.size())) {
    auto & self_new_fw_grad_opt = self_new_fw_grad_opts[i];
    if (self_new_fw_grad_opt.has_value()
        && self_new_fw_grad_opt.value().defined()
        && self[i].defined()) {
      self[i]._set_fw_grad(self_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/true);
    }
  }
}
m.impl("_foreach_abs_", TORCH_FN(VariableType::_foreach_abs_));
