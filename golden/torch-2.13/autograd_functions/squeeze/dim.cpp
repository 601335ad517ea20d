// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
#ifdef _WIN32
struct SqueezeBackward1 : public Node {
  TORCH_API SqueezeBackward1() = default;
#else
struct TORCH_API SqueezeBackward1 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "SqueezeBackward1";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
  std::vector<c10::SymInt> self_sym_sizes;
};
static variable_list
SqueezeBackward1_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim,
    std::vector<c10::SymInt> & self_sym_sizes) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (unsqueeze_to(grad, dim, self_sym_sizes)) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
SqueezeBackward1_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  auto self_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  return SqueezeBackward1_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim,
      self_sym_sizes);
#endif
}
variable_list
SqueezeBackward1::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return SqueezeBackward1_apply_functional(std::move(grads), needs_input_grad, dim, self_sym_sizes);
}
void
SqueezeBackward1::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(self_sym_sizes);
}
variable_list
SqueezeBackward1::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(self_sym_sizes);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        SqueezeBackward1_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  packed_args.pack(self_sym_sizes);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(self_sym_sizes);
  return output_result;
#endif
}
#ifdef _WIN32
struct SqueezeBackwardAutogradNestedTensor0 : public Node {
  TORCH_API SqueezeBackwardAutogradNestedTensor0() = default;
#else
struct TORCH_API SqueezeBackwardAutogradNestedTensor0 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "SqueezeBackwardAutogradNestedTensor0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
};
static variable_list
SqueezeBackwardAutogradNestedTensor0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (grad.unsqueeze(dim)) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
SqueezeBackwardAutogradNestedTensor0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  return SqueezeBackwardAutogradNestedTensor0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim);
#endif
}
variable_list
SqueezeBackwardAutogradNestedTensor0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return SqueezeBackwardAutogradNestedTensor0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dim);
}
void
SqueezeBackwardAutogradNestedTensor0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
}
variable_list
SqueezeBackwardAutogradNestedTensor0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        SqueezeBackwardAutogradNestedTensor0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  return output_result;
#endif
}
