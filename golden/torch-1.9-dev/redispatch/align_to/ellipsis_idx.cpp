// astgen-golden 1
// align_to.ellipsis_idx(Tensor(a) self, Dimname[] order, int ellipsis_idx) -> Tensor(a)
TORCH_API Tensor align_to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList order,
    int64_t ellipsis_idx);
// aten::align_to.ellipsis_idx(Tensor(a) self, Dimname[] order, int ellipsis_idx) -> Tensor(a)
Tensor
align_to(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    DimnameList order,
    int64_t ellipsis_idx) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::align_to", "ellipsis_idx")
      .typed<Tensor (const Tensor &, DimnameList, int64_t)>();
  return op.redispatch(dispatchKeySet, self, order, ellipsis_idx);
}
