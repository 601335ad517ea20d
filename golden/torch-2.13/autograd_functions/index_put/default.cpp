// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
#ifdef _WIN32
struct IndexPutBackward0 : public TraceableFunction {
  TORCH_API IndexPutBackward0() = default;
#else
struct TORCH_API IndexPutBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "IndexPutBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    indices_.clear();
    indices_released_ = true;
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  bool accumulate;
  std::vector<SavedVariable> indices_;
  bool indices_released_ = false;
  torch::autograd::generated::TypeAndSize values_info;
};
static variable_list
IndexPutBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    bool & accumulate,
    torch::List<std::optional<Tensor>> & indices,
    torch::autograd::generated::TypeAndSize & values_info) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto values_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (accumulate ? grad : grad.index_put(indices, values_info.zeros(), false))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  if (needs_input_grad[/*values*/1]) {
    auto grad_result = any_grad_defined ? (grad.index(indices)) : Tensor();
    copy_range(grad_inputs, values_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
IndexPutBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto accumulate = packed_args.unpack<bool>();
  auto indices = packed_args.unpack<torch::List<std::optional<Tensor>>>();
  auto values_info = packed_args.unpack<torch::autograd::generated::TypeAndSize>();
  return IndexPutBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      accumulate,
      indices,
      values_info);
#endif
}
variable_list
IndexPutBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!indices_released_, ERR_BACKWARD_TWICE);
  auto indices = unpack_opt_list(indices_);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto values_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({values_ix}),};
  return IndexPutBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      accumulate,
      indices,
      values_info);
}
void
IndexPutBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(accumulate);
  args.collect(indices_, false);
  args.collect(values_info);
}
variable_list
IndexPutBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(accumulate);
  saved.before(indices_);
  saved.before(values_info);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<torch::List<std::optional<Tensor>>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<torch::autograd::generated::TypeAndSize>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        IndexPutBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!indices_released_, ERR_BACKWARD_TWICE);
  auto indices = unpack_opt_list(indices_);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto values_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({values_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(accumulate);
  packed_args.pack(indices);
  packed_args.pack(values_info);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(accumulate);
  saved.after(indices_);
  saved.after(values_info);
  return output_result;
#endif
}
