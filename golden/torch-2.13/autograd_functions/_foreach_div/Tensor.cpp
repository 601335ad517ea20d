// astgen-golden 1
// _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
#ifdef _WIN32
struct ForeachDivBackward0Tensor : public TraceableFunction {
  TORCH_API ForeachDivBackward0Tensor() = default;
#else
struct TORCH_API ForeachDivBackward0Tensor : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ForeachDivBackward0Tensor";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    other_.reset_data();
    self_.clear();
    self_released_ = true;
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable other_;
  std::vector<SavedVariable> self_;
  bool self_released_ = false;
  size_t self_size_;
};
static variable_list
ForeachDivBackward0Tensor_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    size_t self_size_,
    Tensor & other,
    std::vector<Tensor> & self) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*other*/1]) {
    std::vector<Tensor> grad_result;
    grad_result.reserve(grads.size());
    for (const auto & i : c10::irange(grads.size())) {
      if (grads[i].defined()) {
        grad_result.emplace_back(
            any_grad_defined ? (div_tensor_other_backward(grads[i], self[i], other)) : Tensor());
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
        grad_result.emplace_back(div_tensor_self_backward(grads[i], other, self[i].scalar_type()));
      } else {
        grad_result.emplace_back(Tensor());
      }
    }
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ForeachDivBackward0Tensor_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto self_size_ = packed_args.unpack<size_t>();
  auto other = packed_args.unpack<Tensor>();
  auto self = packed_args.unpack<std::vector<Tensor>>();
  return ForeachDivBackward0Tensor_apply_functional(
      variable_list(grads),
      needs_input_grad,
      self_size_,
      other,
      self);
#endif
}
variable_list
ForeachDivBackward0Tensor::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!self_released_, ERR_BACKWARD_TWICE);
  auto other = other_.unpack();
  auto self = unpack_list(self_, nullptr);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  return ForeachDivBackward0Tensor_apply_functional(
      std::move(grads),
      needs_input_grad,
      self_size_,
      other,
      self);
}
void
ForeachDivBackward0Tensor::compiled_args(CompiledNodeArgs & args) const {
  args.collect(other_, false);
  args.collect(self_, false);
}
variable_list
ForeachDivBackward0Tensor::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(other_);
  saved.before(self_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<Tensor>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ForeachDivBackward0Tensor_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!self_released_, ERR_BACKWARD_TWICE);
  auto other = other_.unpack();
  auto self = unpack_list(self_, nullptr);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto other_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(self_size_);
  packed_args.pack(other);
  packed_args.pack(self);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(other_);
  saved.after(self_);
  return output_result;
#endif
}
