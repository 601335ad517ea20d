// astgen-golden 1
// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
#ifdef _WIN32
struct LinalgEighBackward0 : public TraceableFunction {
  TORCH_API LinalgEighBackward0() = default;
#else
struct TORCH_API LinalgEighBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "LinalgEighBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    eigenvalues_.reset_data();
    eigenvectors_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable eigenvalues_;
  SavedVariable eigenvectors_;
};
static variable_list
LinalgEighBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    Tensor & eigenvalues,
    Tensor & eigenvectors) {
  IndexRangeGenerator gen;
  auto A_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*A*/0]) {
    auto grad_result = any_grad_defined
        ? (linalg_eig_backward(
            grads[0],
            grads[1],
            eigenvalues,
            eigenvectors,
            /*is_hermitian=*/true))
        : Tensor();
    copy_range(grad_inputs, A_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
LinalgEighBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto eigenvalues = packed_args.unpack<Tensor>();
  auto eigenvectors = packed_args.unpack<Tensor>();
  return LinalgEighBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      eigenvalues,
      eigenvectors);
#endif
}
variable_list
LinalgEighBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto eigenvalues = eigenvalues_.unpack(getptr());
  auto eigenvectors = eigenvectors_.unpack(getptr());
  IndexRangeGenerator gen;
  auto A_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({A_ix}),};
  return LinalgEighBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      eigenvalues,
      eigenvectors);
}
void
LinalgEighBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(eigenvalues_, true);
  args.collect(eigenvectors_, true);
}
variable_list
LinalgEighBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(eigenvalues_);
  saved.before(eigenvectors_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        LinalgEighBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto eigenvalues = eigenvalues_.unpack(getptr());
  auto eigenvectors = eigenvectors_.unpack(getptr());
  IndexRangeGenerator gen;
  auto A_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({A_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(eigenvalues);
  packed_args.pack(eigenvectors);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(eigenvalues_);
  saved.after(eigenvectors_);
  return output_result;
#endif
}
