// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
#ifdef _WIN32
struct IndexBackward0 : public TraceableFunction {
  TORCH_API IndexBackward0() = default;
#else
struct TORCH_API IndexBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "IndexBackward0";
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

  std::vector<SavedVariable> indices_;
  bool indices_released_ = false;
  at::TensorOptions self_options;
  std::vector<c10::SymInt> self_sym_sizes;
};
static variable_list
IndexBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    torch::List<std::optional<Tensor>> & indices,
    at::TensorOptions & self_options,
    std::vector<c10::SymInt> & self_sym_sizes) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (index_backward(grad.new_zeros_symint(self_sym_sizes, self_options), indices, grad))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
IndexBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto indices = packed_args.unpack<torch::List<std::optional<Tensor>>>();
  auto self_options = packed_args.unpack<at::TensorOptions>();
  auto self_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  return IndexBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      indices,
      self_options,
      self_sym_sizes);
#endif
}
variable_list
IndexBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!indices_released_, ERR_BACKWARD_TWICE);
  auto indices = unpack_opt_list(indices_);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return IndexBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      indices,
      self_options,
      self_sym_sizes);
}
void
IndexBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(indices_, false);
  args.collect(self_options);
  args.collect(self_sym_sizes);
}
variable_list
IndexBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(indices_);
  saved.before(self_options);
  saved.before(self_sym_sizes);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<torch::List<std::optional<Tensor>>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::TensorOptions>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        IndexBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!indices_released_, ERR_BACKWARD_TWICE);
  auto indices = unpack_opt_list(indices_);
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(indices);
  packed_args.pack(self_options);
  packed_args.pack(self_sym_sizes);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(indices_);
  saved.after(self_options);
  saved.after(self_sym_sizes);
  return output_result;
#endif
}
