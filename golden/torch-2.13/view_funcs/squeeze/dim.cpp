// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
#define SQUEEZE_DIM_VIEW_FUNC_AVAILABLE
struct SqueezeDimViewFunc : public torch::autograd::ViewFunc {
  SqueezeDimViewFunc(int64_t dim)
      : dim(dim) {}

  virtual ~SqueezeDimViewFunc() override = default;
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
  int64_t dim;
};
std::vector<c10::SymInt>
SqueezeDimViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  return symints;
}
size_t
SqueezeDimViewFunc::num_symints() const {
  return static_cast<size_t>(0);
}
void
SqueezeDimViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
}
std::vector<at::Tensor>
SqueezeDimViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  return tensors;
}
size_t
SqueezeDimViewFunc::num_tensors() const {
  return static_cast<size_t>(0);
}
void
SqueezeDimViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
}
at::Tensor
SqueezeDimViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::squeeze_dim::call(input_base, dim);
}
std::unique_ptr<ViewFunc>
SqueezeDimViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<SqueezeDimViewFunc>(dim);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
