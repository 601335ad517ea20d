// astgen-golden 1
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
#define SELECT_INT_VIEW_FUNC_AVAILABLE
struct SelectIntViewFunc : public torch::autograd::ViewFunc {
  SelectIntViewFunc(
      int64_t dim,
      c10::SymInt index)
      : dim(dim),
        index(index) {}

  virtual ~SelectIntViewFunc() override = default;
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
  c10::SymInt index;
};
std::vector<c10::SymInt>
SelectIntViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  symints.reserve(1);
  symints.push_back(index);
  return symints;
}
size_t
SelectIntViewFunc::num_symints() const {
  return static_cast<size_t>(1);
}
void
SelectIntViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
  auto i = 0;
  index = symints[i];
}
std::vector<at::Tensor>
SelectIntViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  return tensors;
}
size_t
SelectIntViewFunc::num_tensors() const {
  return static_cast<size_t>(0);
}
void
SelectIntViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
}
at::Tensor
SelectIntViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::select_int::call(input_base, dim, index);
}
std::unique_ptr<ViewFunc>
SelectIntViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<SelectIntViewFunc>(dim, index);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
