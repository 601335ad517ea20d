// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
at::Tensor
squeeze_dim(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::squeeze_dim::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, dim);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (false
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    func = std::make_unique<torch::autograd::generated::SqueezeDimViewFunc>(dim);
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::squeeze_dim_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView,
          dim);
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
m.impl("squeeze.dim", TORCH_FN(ADInplaceOrView::squeeze_dim));
