// astgen-golden 1
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
at::Tensor
as_strided(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::as_strided::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        size,
        stride,
        storage_offset);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (false
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    auto size_vec = size.vec();
    auto stride_vec = stride.vec();
    func = std::make_unique<torch::autograd::generated::AsStridedViewFunc>(
        size,
        stride,
        storage_offset);
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::as_strided_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView,
          size_vec,
          stride_vec,
          storage_offset);
    };
  }
  auto result = as_view(
      /*base=*/self,
      /*output=*/_tmp,
      /*is_bw_differentiable=*/true,
      /*is_fw_differentiable=*/true,
      /*view_func=*/std::move(func),
      /*rev_view_func=*/rev_func,
      InferenceMode::is_enabled()
          ? CreationMeta::INFERENCE_MODE
          : (at::GradMode::is_enabled() ? CreationMeta::DEFAULT : CreationMeta::NO_GRAD_MODE));
  return result;
}
m.impl("as_strided", TORCH_FN(ADInplaceOrView::as_strided));
