// astgen-golden 1
// _foreach_sqrt(Tensor[] self) -> Tensor[]
#ifdef _WIN32
struct ForeachSqrtBackward0 : public TraceableFunction {
  TORCH_API ForeachSqrtBackward0() = default;
#else
struct TORCH_API ForeachSqrtBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ForeachSqrtBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    result_.clear();
    result_released_ = true;
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  std::vector<SavedVariable> result_;
  bool result_released_ = false;
  size_t self_size_;
};
static variable_list
ForeachSqrtBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    size_t self_size_,
    std::vector<Tensor> & result) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  variable_list grad_inputs(gen.size());
  if (needs_input_grad[/*self*/0]) {
    std::vector<Tensor> grad_result;
    grad_result.reserve(grads.size());
    for (const auto & i : c10::irange(grads.size())) {
      if (grads[i].defined()) {
        grad_result.emplace_back(grads[i] / (2 * result[i].conj()));
      } else {
        grad_result.emplace_back(Tensor());
      }
    }
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ForeachSqrtBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto self_size_ = packed_args.unpack<size_t>();
  auto result = packed_args.unpack<std::vector<Tensor>>();
  return ForeachSqrtBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      self_size_,
      result);
#endif
}
variable_list
ForeachSqrtBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!result_released_, ERR_BACKWARD_TWICE);
  auto result = unpack_list(result_, getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return ForeachSqrtBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      self_size_,
      result);
}
void
ForeachSqrtBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(result_, true);
}
variable_list
ForeachSqrtBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(result_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<Tensor>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ForeachSqrtBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!result_released_, ERR_BACKWARD_TWICE);
  auto result = unpack_list(result_, getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(self_size_);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(self_size_);
  packed_args.pack(result);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(result_);
  return output_result;
#endif
}
