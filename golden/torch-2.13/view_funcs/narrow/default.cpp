// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
#define NARROW_VIEW_FUNC_AVAILABLE
struct NarrowViewFunc : public torch::autograd::ViewFunc {
  NarrowViewFunc(
      int64_t dim,
      c10::SymInt start,
      c10::SymInt length)
      : dim(dim),
        start(start),
        length(length) {}

  virtual ~NarrowViewFunc() override = default;
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
  c10::SymInt start;
  c10::SymInt length;
};
std::vector<c10::SymInt>
NarrowViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  symints.reserve(1 + 1);
  symints.push_back(start);
  symints.push_back(length);
  return symints;
}
size_t
NarrowViewFunc::num_symints() const {
  return static_cast<size_t>(1 + 1);
}
void
NarrowViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
  auto i = 0;
  start = symints[i];
  i += 1;
  length = symints[i];
}
std::vector<at::Tensor>
NarrowViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  return tensors;
}
size_t
NarrowViewFunc::num_tensors() const {
  return static_cast<size_t>(0);
}
void
NarrowViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
}
at::Tensor
NarrowViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::narrow::call(input_base, dim, start, length);
}
std::unique_ptr<ViewFunc>
NarrowViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<NarrowViewFunc>(dim, start, length);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
