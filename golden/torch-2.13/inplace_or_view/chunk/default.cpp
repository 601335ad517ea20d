// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
::std::vector<at::Tensor>
chunk(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    int64_t chunks,
    int64_t dim) {
  auto _tmp = ([&]() {
    at::AutoDispatchBelowADInplaceOrView guard;
    return at::_ops::chunk::redispatch(ks & c10::after_ADInplaceOrView_keyset, self, chunks, dim);
  })();
  for (auto view_idx : c10::irange(_tmp.size())) {
    std::unique_ptr<torch::autograd::ViewFunc> func(nullptr);
    std::function<at::Tensor (const at::Tensor &)> rev_func = nullptr;
    if (false
        || !self.unsafeGetTensorImpl()->support_as_strided()
        || self.unsafeGetTensorImpl()->is_python_dispatch()
        || c10::AutogradState::get_tls_state().get_view_replay_enabled()) {
      func = std::make_unique<torch::autograd::generated::ChunkViewFunc>(chunks, dim, view_idx);
      rev_func = [=](const at::Tensor & input_view) {
        return at::functionalization::FunctionalInverses::chunk_inverse(
            self,
            input_view,
            at::functionalization::InverseReturnMode::AlwaysView,
            view_idx,
            chunks,
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
m.impl("chunk", TORCH_FN(ADInplaceOrView::chunk));
