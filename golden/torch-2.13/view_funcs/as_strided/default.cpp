// astgen-golden 1
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
#define AS_STRIDED_VIEW_FUNC_AVAILABLE
struct AsStridedViewFunc : public torch::autograd::ViewFunc {
  AsStridedViewFunc(
      c10::SymIntArrayRef size,
      c10::SymIntArrayRef stride,
      ::std::optional<c10::SymInt> storage_offset)
      : size(size.vec()),
        stride(stride.vec()),
        storage_offset(storage_offset) {}

  virtual ~AsStridedViewFunc() override = default;
  virtual std::vector<c10::SymInt> get_symints() const override;
  virtual size_t num_symints() const override;
  virtual std::vector<at::Tensor> get_tensors() const override;
  virtual size_t num_tensors() const override;
  virtual at::Tensor operator()(const at::Tensor &) const override;
  virtual std::unique_ptr<ViewFunc> clone_and_set(
      std::optional<std::vector<c10::SymInt>> =::std::nullopt,
      std::optional<std::vector<at::Tensor>> =::std::nullopt) const override;

protected:
  virtual void set_symints(std::vector<c10::SymInt>) override;
  virtual void set_tensors(std::vector<at::Tensor>) override;

private:
  ::std::vector<c10::SymInt> size;
  ::std::vector<c10::SymInt> stride;
  ::std::optional<c10::SymInt> storage_offset;
};
std::vector<c10::SymInt>
AsStridedViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  symints.reserve(size.size() + stride.size() + (storage_offset.has_value() ? 1 : 0));
  symints.insert(symints.end(), size.begin(), size.end());
  symints.insert(symints.end(), stride.begin(), stride.end());
  if (storage_offset.has_value())
    symints.insert(symints.end(), *(storage_offset));
  return symints;
}
size_t
AsStridedViewFunc::num_symints() const {
  return static_cast<size_t>(size.size() + stride.size() + (storage_offset.has_value() ? 1 : 0));
}
void
AsStridedViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
  auto i = 0;
  std::copy(symints.begin() + i, symints.begin() + i + size.size(), size.begin());
  i += size.size();
  std::copy(symints.begin() + i, symints.begin() + i + stride.size(), stride.begin());
  i += stride.size();
  if (storage_offset.has_value())
    storage_offset = symints[i];
}
std::vector<at::Tensor>
AsStridedViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  return tensors;
}
size_t
AsStridedViewFunc::num_tensors() const {
  return static_cast<size_t>(0);
}
void
AsStridedViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
}
at::Tensor
AsStridedViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::as_strided::call(input_base, size, stride, storage_offset);
}
std::unique_ptr<ViewFunc>
AsStridedViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<AsStridedViewFunc>(size, stride, storage_offset);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
