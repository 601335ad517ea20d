// astgen-golden 1
// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
addmm_out_out(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out) {
  auto & self_ = unpack(self, "self", 0);
  auto & mat1_ = unpack(mat1, "mat1", 1);
  auto & mat2_ = unpack(mat2, "mat2", 2);
  auto & out_ = unpack(out, "out", 5);
  [[maybe_unused]] auto _any_requires_grad = compute_requires_grad(self, mat1, mat2);
  [[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self)
      || isFwGradDefined(mat1)
      || isFwGradDefined(mat2));
  c10::intrusive_ptr<Node> grad_fn;
  if (compute_requires_grad(self, mat1, mat2)) {
    throw_error_out_requires_grad("addmm");
  }
  if (compute_requires_grad(out)) {
    throw_error_out_requires_grad("addmm");
  }
#ifndef NDEBUG
  auto self__storage_saved = self_.has_storage()
      ? ::std::optional<Storage>(self_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> self__impl_saved;
  if (self_.defined())
    self__impl_saved = self_.getIntrusivePtr();
  auto mat1__storage_saved = mat1_.has_storage()
      ? ::std::optional<Storage>(mat1_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> mat1__impl_saved;
  if (mat1_.defined())
    mat1__impl_saved = mat1_.getIntrusivePtr();
  auto mat2__storage_saved = mat2_.has_storage()
      ? ::std::optional<Storage>(mat2_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> mat2__impl_saved;
  if (mat2_.defined())
    mat2__impl_saved = mat2_.getIntrusivePtr();
  auto out__storage_saved = out_.has_storage()
      ? ::std::optional<Storage>(out_.storage())
      : ::std::nullopt;
  c10::intrusive_ptr<TensorImpl> out__impl_saved;
  if (out_.defined())
    out__impl_saved = out_.getIntrusivePtr();
#endif
  {
    at::AutoDispatchBelowAutograd guard;
    at::redispatch::addmm_outf(
        ks & c10::after_autograd_keyset,
        self_,
        mat1_,
        mat2_,
        beta,
        alpha,
        out_);
  }
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
  if (mat1__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat1_)
      && !at::impl::tensor_has_dispatch(mat1_))
    TORCH_INTERNAL_ASSERT(mat1__storage_saved.value().is_alias_of(mat1_.storage()));
  if (mat1__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat1_))
    TORCH_INTERNAL_ASSERT(mat1__impl_saved == mat1_.getIntrusivePtr());
  if (mat2__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat2_)
      && !at::impl::tensor_has_dispatch(mat2_))
    TORCH_INTERNAL_ASSERT(mat2__storage_saved.value().is_alias_of(mat2_.storage()));
  if (mat2__impl_saved
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(mat2_))
    TORCH_INTERNAL_ASSERT(mat2__impl_saved == mat2_.getIntrusivePtr());
  if (out__storage_saved.has_value()
      && !at::impl::dispatch_mode_enabled()
      && !at::impl::tensor_has_dispatch(out_)
      && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__storage_saved.value().is_alias_of(out_.storage()));
  if (out__impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(out_))
    TORCH_INTERNAL_ASSERT(out__impl_saved == out_.getIntrusivePtr());
#endif
  if (grad_fn) {
    rebase_history(flatten_tensor_args(out), grad_fn);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(
      !((isFwGradDefined(self)
          || isFwGradDefined(mat1)
          || isFwGradDefined(mat2)
          || isFwGradDefined(out))),
      "Trying to use forward AD with addmm_out that does not support it because it is an out= function");
  return out;
}
m.impl("addmm.out", TORCH_FN(VariableType::addmm_out_out));
