// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Scalar & scalar) {
  auto self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  std::vector<bool> _any_has_forward_grad_self(self.size());
  for (const auto & i : c10::irange(self.size())) {
    _any_has_forward_grad_self[i] = isFwGradDefined(self[i]);
  }
  std::vector<::std::optional<at::Tensor>> original_selfs(self.size());
  std::vector<c10::intrusive_ptr<DivBackward1>> grad_fns;
  if (_any_requires_grad) {
    for (const auto & i : c10::irange(self.size())) {
      const auto ith_requires_grad = compute_requires_grad(self[i]);
      check_inplace(self[i], ith_requires_grad);
      grad_fns.push_back([&]() -> c10::intrusive_ptr<DivBackward1> {
        if (!ith_requires_grad) {
          return nullptr;
        } else {
          auto grad_fn = c10::make_intrusive<DivBackward1>();
          grad_fn->set_next_edges(collect_next_edges(self[i]));
          return grad_fn;
        }
      }());
    }
    if (!grad_fns.empty()) {
      for (const auto & i : c10::irange(grad_fns.size())) {
        auto grad_fn = grad_fns[i];
        if (grad_fn != nullptr) {
          grad_fn->other = scalar;
          grad_fn->self_scalar_type = self[i].scalar_type();
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
    at::redispatch::_foreach_div_(ks & c10::after_autograd_keyset, self_, scalar);
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
      self_t = GradMode::is_enabled() ? self_t.clone() : self_t;
      self_new_fw_grad_opts[i] = self_t_raw.defined()
          ? self_t_raw.copy_(self_t / scalar)
          : self_t / scalar;
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
m.impl("_foreach_div_.Scalar", TORCH_FN(VariableType::_foreach_div__Scalar));
