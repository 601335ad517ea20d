// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor>
unbind_int(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t dim) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::unbind_int::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, dim);
  })();
  for (auto view_idx : c10::irange(_tmp.size())) {
    std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
    std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
    if (false
        || !self.unsafeGetTensorImpl()->support_as_strided()
        || self.unsafeGetTensorImpl()->is_python_dispatch()
        || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
      func = std::make_unique<torch::autograd::generated::UnbindIntViewFunc>(dim, view_idx);
      rev_func = [=](const at::Tensor & input_view) {
        return at::functionalization::FunctionalInverses::unbind_int_inverse(
            self,
            input_view,
            at::functionalization::InverseReturnMode::AlwaysView,
            view_idx,
            dim);
      };
    }
    as_view(
        /*base=*/self,
        /*output=*/_tmp[view_idx],
        /*is_bw_differentiable=*/true,
        /*is_fw_differentiable=*/true,
        /*view_func=*/std::move(func),
        /*rev_view_func=*/rev_func,
        InferenceMode::is_enabled()
            ? CreationMeta::INFERENCE_MODE
            : (at::GradMode::is_enabled()
                ? CreationMeta::MULTI_OUTPUT_NODE
                : CreationMeta::NO_GRAD_MODE));
  }
  auto result = std::move(_tmp);
  return result;
}
m.impl("unbind.int", TORCH_FN(ADInplaceOrView::unbind_int));
