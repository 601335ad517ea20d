// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
#ifdef _WIN32
struct SortBackward0 : public TraceableFunction {
  TORCH_API SortBackward0() = default;
#else
struct TORCH_API SortBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "SortBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    indices_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
  std::vector<c10::SymInt> self_sym_sizes;
  SavedVariable indices_;
};
static variable_list
SortBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim,
    std::vector<c10::SymInt> & self_sym_sizes,
    Tensor & indices) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (value_selecting_reduction_backward_symint(grad, dim, indices, self_sym_sizes, true))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
SortBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  auto self_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  auto indices = packed_args.unpack<Tensor>();
  return SortBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim,
      self_sym_sizes,
      indices);
#endif
}
variable_list
SortBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto indices = indices_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return SortBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dim,
      self_sym_sizes,
      indices);
}
void
SortBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(self_sym_sizes);
  args.collect(indices_, true);
}
variable_list
SortBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(self_sym_sizes);
  saved.before(indices_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        SortBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto indices = indices_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  packed_args.pack(self_sym_sizes);
  packed_args.pack(indices);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(self_sym_sizes);
  saved.after(indices_);
  return output_result;
#endif
}
