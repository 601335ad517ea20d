// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
#define CHUNK_VIEW_FUNC_AVAILABLE
struct ChunkViewFunc : public torch::autograd::ViewFunc {
  ChunkViewFunc(
      int64_t chunks,
      int64_t dim,
      int64_t view_idx)
      : chunks(chunks),
        dim(dim),
        view_idx(view_idx) {}

  virtual ~ChunkViewFunc() override = default;
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
  int64_t chunks;
  int64_t dim;
  int64_t view_idx;
};
std::vector<c10::SymInt>
ChunkViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  return symints;
}
size_t
ChunkViewFunc::num_symints() const {
  return static_cast<size_t>(0);
}
void
ChunkViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
}
std::vector<at::Tensor>
ChunkViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  return tensors;
}
size_t
ChunkViewFunc::num_tensors() const {
  return static_cast<size_t>(0);
}
void
ChunkViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
}
at::Tensor
ChunkViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::chunk::call(input_base, chunks, dim)[view_idx];
}
std::unique_ptr<ViewFunc>
ChunkViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<ChunkViewFunc>(chunks, dim, view_idx);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
