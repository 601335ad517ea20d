// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
at::Tensor
_conj(
    c10::DispatchKeySet ks,
    const at::Tensor & self) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::_conj::redispatch(ks & c10::after_ADInplaceOrView_keyset, self);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (true
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    func = std::make_unique<torch::autograd::generated::_ConjViewFunc>();
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::_conj_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView);
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
m.impl("_conj", TORCH_FN(ADInplaceOrView::_conj));
