// astgen-golden 1
// bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
#ifdef _WIN32
struct BernoulliBackward1 : public TraceableFunction {
  TORCH_API BernoulliBackward1() = default;
#else
struct TORCH_API BernoulliBackward1 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "BernoulliBackward1";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  torch::autograd::generated::TypeAndSize p_info;
};
static variable_list
BernoulliBackward1_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    torch::autograd::generated::TypeAndSize & p_info) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto p_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*p*/1]) {
    auto grad_result = any_grad_defined ? (p_info.zeros()) : Tensor();
    copy_range(grad_inputs, p_ix, grad_result);
  }
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (zeros_like(grad)) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
BernoulliBackward1_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto p_info = packed_args.unpack<torch::autograd::generated::TypeAndSize>();
  return BernoulliBackward1_apply_functional(variable_list(grads), needs_input_grad, p_info);
#endif
}
variable_list
BernoulliBackward1::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto p_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({p_ix}),};
  return BernoulliBackward1_apply_functional(std::move(grads), needs_input_grad, p_info);
}
void
BernoulliBackward1::compiled_args(CompiledNodeArgs & args) const {
  args.collect(p_info);
}
variable_list
BernoulliBackward1::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(p_info);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<torch::autograd::generated::TypeAndSize>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        BernoulliBackward1_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto p_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({p_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(p_info);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(p_info);
  return output_result;
#endif
}
