// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
at::Tensor
_nested_view_from_jagged(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::_nested_view_from_jagged::redispatch(
        ks & c10::after_ADInplaceOrView_keyset,
        self,
        offsets,
        dummy,
        lengths,
        ragged_idx,
        min_seqlen,
        max_seqlen);
  })();
  std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
  std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
  if (true
      || !self.unsafeGetTensorImpl()->support_as_strided()
      || self.unsafeGetTensorImpl()->is_python_dispatch()
      || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
    func = std::make_unique<torch::autograd::generated::_NestedViewFromJaggedViewFunc>(
        offsets,
        dummy,
        lengths,
        ragged_idx,
        min_seqlen,
        max_seqlen);
    rev_func = [=](const at::Tensor & input_view) {
      return at::functionalization::FunctionalInverses::_nested_view_from_jagged_inverse(
          self,
          input_view,
          at::functionalization::InverseReturnMode::AlwaysView,
          offsets,
          dummy,
          lengths,
          ragged_idx,
          min_seqlen,
          max_seqlen);
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
m.impl("_nested_view_from_jagged", TORCH_FN(ADInplaceOrView::_nested_view_from_jagged));
