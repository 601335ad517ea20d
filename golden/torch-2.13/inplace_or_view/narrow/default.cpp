// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
at::Tensor
narrow(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::narrow::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        start,
        length);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (false
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    func = std::make_unique<torch::autograd::generated::NarrowViewFunc>(dim, start, length);
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::narrow_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView,
          dim,
          start,
          length);
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
m.impl("narrow", TORCH_FN(ADInplaceOrView::narrow));
