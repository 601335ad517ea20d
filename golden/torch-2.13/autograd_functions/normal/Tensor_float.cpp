// astgen-golden 1
// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
#ifdef _WIN32
struct NormalBackward1 : public TraceableFunction {
  TORCH_API NormalBackward1() = default;
#else
struct TORCH_API NormalBackward1 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "NormalBackward1";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  std::vector<c10::SymInt> mean_sym_sizes;
};
static variable_list
NormalBackward1_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    std::vector<c10::SymInt> & mean_sym_sizes) {
  IndexRangeGenerator gen;
  auto mean_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*mean*/0]) {
    auto grad_result = any_grad_defined
        ? (at::zeros_symint(mean_sym_sizes, grad.options()))
        : Tensor();
    copy_range(grad_inputs, mean_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
NormalBackward1_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto mean_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  return NormalBackward1_apply_functional(variable_list(grads), needs_input_grad, mean_sym_sizes);
#endif
}
variable_list
NormalBackward1::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto mean_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({mean_ix}),};
  return NormalBackward1_apply_functional(std::move(grads), needs_input_grad, mean_sym_sizes);
}
void
NormalBackward1::compiled_args(CompiledNodeArgs & args) const {
  args.collect(mean_sym_sizes);
}
variable_list
NormalBackward1::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(mean_sym_sizes);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        NormalBackward1_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto mean_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({mean_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(mean_sym_sizes);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(mean_sym_sizes);
  return output_result;
#endif
}
