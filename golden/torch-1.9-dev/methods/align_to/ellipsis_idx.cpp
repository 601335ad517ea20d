// astgen-golden 1
// align_to.ellipsis_idx(Tensor(a) self, Dimname[] order, int ellipsis_idx) -> Tensor(a)
Tensor align_to(
    DimnameList order,
    int64_t ellipsis_idx) const;
// aten::align_to.ellipsis_idx(Tensor(a) self, Dimname[] order, int ellipsis_idx) -> Tensor(a)
Tensor
Tensor::align_to(
    DimnameList order,
    int64_t ellipsis_idx) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::align_to", "ellipsis_idx")
      .typed<Tensor (const Tensor &, DimnameList, int64_t)>();
  return op.call(const_cast<Tensor &>(*this), order, ellipsis_idx);
}
