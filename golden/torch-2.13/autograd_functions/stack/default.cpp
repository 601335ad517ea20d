// astgen-golden 1
// stack(Tensor[] tensors, int dim=0) -> Tensor
#ifdef _WIN32
struct StackBackward0 : public TraceableFunction {
  TORCH_API StackBackward0() = default;
#else
struct TORCH_API StackBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "StackBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
  ::std::vector<at::ScalarType> tensors_args_scalartypes;
  size_t tensors_size_;
};
static variable_list
StackBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    size_t tensors_size_,
    int64_t & dim,
    ::std::vector<at::ScalarType> & tensors_args_scalartypes) {
  IndexRangeGenerator gen;
  auto tensors_ix = gen.range(tensors_size_);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  if (needs_input_grad[/*tensors*/0]) {
    auto grad_result = stack_tensors_backward(grad, dim, tensors_args_scalartypes);
    copy_range(grad_inputs, tensors_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
StackBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto tensors_size_ = packed_args.unpack<size_t>();
  auto dim = packed_args.unpack<int64_t>();
  auto tensors_args_scalartypes = packed_args.unpack<::std::vector<at::ScalarType>>();
  return StackBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      tensors_size_,
      dim,
      tensors_args_scalartypes);
#endif
}
variable_list
StackBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto tensors_ix = gen.range(tensors_size_);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({tensors_ix}),};
  return StackBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      tensors_size_,
      dim,
      tensors_args_scalartypes);
}
void
StackBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(tensors_args_scalartypes);
}
variable_list
StackBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(tensors_args_scalartypes);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::vector<at::ScalarType>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        StackBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto tensors_ix = gen.range(tensors_size_);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({tensors_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(tensors_size_);
  packed_args.pack(dim);
  packed_args.pack(tensors_args_scalartypes);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(tensors_args_scalartypes);
  return output_result;
#endif
}
