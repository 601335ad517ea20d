// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
at::Tensor
slice_Tensor(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim,
    ::std::optional<c10::SymInt> start,
    ::std::optional<c10::SymInt> end,
    c10::SymInt step) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::slice_Tensor::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        dim,
        start,
        end,
        step);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (false
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    func = std::make_unique<torch::autograd::generated::SliceTensorViewFunc>(dim, start, end, step);
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::slice_Tensor_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView,
          dim,
          start,
          end,
          step);
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
m.impl("slice.Tensor", TORCH_FN(ADInplaceOrView::slice_Tensor));
