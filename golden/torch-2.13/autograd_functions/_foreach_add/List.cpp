// astgen-golden 1
// _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
#ifdef _WIN32
struct ForeachAddBackward0List : public TraceableFunction {
  TORCH_API ForeachAddBackward0List() = default;
#else
struct TORCH_API ForeachAddBackward0List : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ForeachAddBackward0List";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    other_.clear();
    other_released_ = true;
    self_.clear();
    self_released_ = true;
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  at::Scalar alpha;
  std::vector<SavedVariable> other_;
  bool other_released_ = false;
  std::vector<SavedVariable> self_;
  bool self_released_ = false;
  size_t self_size_;
  size_t other_size_;
};
static variable_list
ForeachAddBackward0List_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    size_t self_size_,
    size_t other_size_,
    at::Scalar & alpha,
    std::vector<Tensor> & other,
    std::vector<Tensor> & self) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(other_size_);
  variable_list grad_inputs(gen.size());
  if (needs_input_grad[/*other*/1]) {
    std::vector<Tensor> grad_result;
    grad_result.reserve(grads.size());
    for (const auto & i : c10::irange(grads.size())) {
      if (grads[i].defined()) {
        grad_result.emplace_back(
            handle_r_to_c(other[i].scalar_type(), maybe_multiply(grads[i], alpha.conj())));
      } else {
        grad_result.emplace_back(Tensor());
      }
    }
    copy_range(grad_inputs, other_ix, grad_result);
  }
  if (needs_input_grad[/*self*/0]) {
    std::vector<Tensor> grad_result;
    grad_result.reserve(grads.size());
    for (const auto & i : c10::irange(grads.size())) {
      if (grads[i].defined()) {
        grad_result.emplace_back(handle_r_to_c(self[i].scalar_type(), grads[i]));
      } else {
        grad_result.emplace_back(Tensor());
      }
    }
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ForeachAddBackward0List_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto self_size_ = packed_args.unpack<size_t>();
  auto other_size_ = packed_args.unpack<size_t>();
  auto alpha = packed_args.unpack<at::Scalar>();
  auto other = packed_args.unpack<std::vector<Tensor>>();
  auto self = packed_args.unpack<std::vector<Tensor>>();
  return ForeachAddBackward0List_apply_functional(
      variable_list(grads),
      needs_input_grad,
      self_size_,
      other_size_,
      alpha,
      other,
      self);
#endif
}
variable_list
ForeachAddBackward0List::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!other_released_, ERR_BACKWARD_TWICE);
  TORCH_CHECK(!self_released_, ERR_BACKWARD_TWICE);
  auto other = unpack_list(other_, nullptr);
  auto self = unpack_list(self_, nullptr);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(other_size_);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  return ForeachAddBackward0List_apply_functional(
      std::move(grads),
      needs_input_grad,
      self_size_,
      other_size_,
      alpha,
      other,
      self);
}
void
ForeachAddBackward0List::compiled_args(CompiledNodeArgs & args) const {
  args.collect(alpha);
  args.collect(other_, false);
  args.collect(self_, false);
}
variable_list
ForeachAddBackward0List::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(alpha);
  saved.before(other_);
  saved.before(self_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Scalar>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<Tensor>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<Tensor>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ForeachAddBackward0List_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!other_released_, ERR_BACKWARD_TWICE);
  TORCH_CHECK(!self_released_, ERR_BACKWARD_TWICE);
  auto other = unpack_list(other_, nullptr);
  auto self = unpack_list(self_, nullptr);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(other_size_);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(self_size_);
  packed_args.pack(other_size_);
  packed_args.pack(alpha);
  packed_args.pack(other);
  packed_args.pack(self);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(alpha);
  saved.after(other_);
  saved.after(self_);
  return output_result;
#endif
}
