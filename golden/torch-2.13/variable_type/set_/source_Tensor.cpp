// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
at::Tensor &
set__source_Tensor(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    const at::Tensor & source) {
  auto & self_ = unpack(self, "self", 0);
  auto & source_ = unpack(source, "source", 1);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, source);
  check_inplace(self, _any_requires_grad);
  ::std::optional<at::Tensor> original_self;
  c10::intrusive_ptr<NotImplemented> grad_fn;
  if (_any_requires_grad) {
    grad_fn = c10::make_intrusive<NotImplemented>("set_");
    grad_fn->set_next_edges(collect_next_edges(self, source));
  }
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::set_(ks & c10::after_autograd_keyset, self_, source_);
  }
  if (grad_fn) {
    rebase_history(flatten_tensor_args(self), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self) || isFwGradDefined(source))),
      "Trying to use forward AD with set_ that does not support it because it has not been implemented yet.\nPlease file an issue to PyTorch at https://github.com/pytorch/pytorch/issues/new?template=feature-request.yml so that we can prioritize its implementation.");
  reset_grad_accumulator(self);
  return self;
}
m.impl("set_.source_Tensor", TORCH_FN(VariableType::set__source_Tensor));
