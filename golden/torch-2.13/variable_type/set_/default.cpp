// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
at::Tensor &
set_(
    c10::DispatchKeySet ks,
    at::Tensor & self) {
  auto & self_ = unpack(self, "self", 0);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self);
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  c10::intrusive_ptr<NotImplemented> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NotImplemented>("set_");
    grad_fn->set_next_edges(collect_next_edges(self));
  }
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::set_(ks & c10::after_autograd_keyset, self_);
  }
  if (grad_fn) {
    rebase_history(flatten_tensor_args(self), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self))),
      "Trying to use forward AD with set_ that does not support it because it has not been implemented yet.\nPlease file an issue to PyTorch at https://github.com/pytorch/pytorch/issues/new?template=feature-request.yml so that we can prioritize its implementation.");
  reset_grad_accumulator(self);
  return self;
}
m.impl("set_", TORCH_FN(VariableType::set_));
