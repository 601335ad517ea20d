// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
#define _NESTED_VIEW_FROM_JAGGED_VIEW_FUNC_AVAILABLE
struct _NestedViewFromJaggedViewFunc : public torch::autograd::ViewFunc {
  _NestedViewFromJaggedViewFunc(
      const at::Tensor & offsets,
      const at::Tensor & dummy,
      const ::std::optional<at::Tensor> & lengths,
      int64_t ragged_idx,
      const ::std::optional<at::Tensor> & min_seqlen,
      const ::std::optional<at::Tensor> & max_seqlen)
      : offsets(offsets),
        dummy(dummy),
        lengths(lengths),
        ragged_idx(ragged_idx),
        min_seqlen(min_seqlen),
        max_seqlen(max_seqlen) {}

  virtual ~_NestedViewFromJaggedViewFunc() override = default;
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
  at::Tensor offsets;
  at::Tensor dummy;
  ::std::optional<at::Tensor> lengths;
  int64_t ragged_idx;
  ::std::optional<at::Tensor> min_seqlen;
  ::std::optional<at::Tensor> max_seqlen;
};
std::vector<c10::SymInt>
_NestedViewFromJaggedViewFunc::get_symints() const {
  ::std::vector<c10::SymInt> symints;
  return symints;
}
size_t
_NestedViewFromJaggedViewFunc::num_symints() const {
  return static_cast<size_t>(0);
}
void
_NestedViewFromJaggedViewFunc::set_symints(std::vector<c10::SymInt> symints) {
  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());
}
std::vector<at::Tensor>
_NestedViewFromJaggedViewFunc::get_tensors() const {
  ::std::vector<at::Tensor> tensors;
  tensors.reserve(
      1
          + 1
          + (lengths.has_value() ? 1 : 0)
          + (min_seqlen.has_value() ? 1 : 0)
          + (max_seqlen.has_value() ? 1 : 0));
  tensors.push_back(offsets);
  tensors.push_back(dummy);
  if (lengths.has_value())
    tensors.insert(tensors.end(), *(lengths));
  if (min_seqlen.has_value())
    tensors.insert(tensors.end(), *(min_seqlen));
  if (max_seqlen.has_value())
    tensors.insert(tensors.end(), *(max_seqlen));
  return tensors;
}
size_t
_NestedViewFromJaggedViewFunc::num_tensors() const {
  return static_cast<size_t>(1
      + 1
      + (lengths.has_value() ? 1 : 0)
      + (min_seqlen.has_value() ? 1 : 0)
      + (max_seqlen.has_value() ? 1 : 0));
}
void
_NestedViewFromJaggedViewFunc::set_tensors(std::vector<at::Tensor> tensors) {
  TORCH_INTERNAL_ASSERT(tensors.size() == num_tensors());
  auto i = 0;
  offsets = tensors[i];
  i += 1;
  dummy = tensors[i];
  i += 1;
  if (lengths.has_value())
    lengths = tensors[i];
  i += (lengths.has_value() ? 1 : 0);
  if (min_seqlen.has_value())
    min_seqlen = tensors[i];
  i += (min_seqlen.has_value() ? 1 : 0);
  if (max_seqlen.has_value())
    max_seqlen = tensors[i];
}
at::Tensor
_NestedViewFromJaggedViewFunc::operator()(const at::Tensor & input_base) const {
  return at::_ops::_nested_view_from_jagged::call(
      input_base,
      offsets,
      dummy,
      lengths,
      ragged_idx,
      min_seqlen,
      max_seqlen);
}
std::unique_ptr<ViewFunc>
_NestedViewFromJaggedViewFunc::clone_and_set(
    std::optional<std::vector<c10::SymInt>> symints,
    std::optional<std::vector<at::Tensor>> tensors) const {
  auto output = std::make_unique<_NestedViewFromJaggedViewFunc>(
      offsets,
      dummy,
      lengths,
      ragged_idx,
      min_seqlen,
      max_seqlen);
  if (symints.has_value()) {
    output->set_symints(std::move(*(symints)));
  }
  if (tensors.has_value()) {
    output->set_tensors(std::move(*(tensors)));
  }
  return output;
}
