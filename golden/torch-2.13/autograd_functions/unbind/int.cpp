// astgen-golden 1
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
#ifdef _WIN32
struct UnbindBackward0 : public Node {
  TORCH_API UnbindBackward0() = default;
#else
struct TORCH_API UnbindBackward0 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "UnbindBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
};
static variable_list
UnbindBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (unbind_backward(grads, dim)) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
UnbindBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  return UnbindBackward0_apply_functional(variable_list(grads), needs_input_grad, dim);
#endif
}
variable_list
UnbindBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return UnbindBackward0_apply_functional(std::move(grads), needs_input_grad, dim);
}
void
UnbindBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
}
variable_list
UnbindBackward0::apply_with_saved(
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
        UnbindBackward0_apply_functional_ivalue,
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
#ifdef _WIN32
struct UnbindBackwardAutogradNestedTensor0 : public Node {
  TORCH_API UnbindBackwardAutogradNestedTensor0() = default;
#else
struct TORCH_API UnbindBackwardAutogradNestedTensor0 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "UnbindBackwardAutogradNestedTensor0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    self_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
  SavedVariable self_;
  at::Layout self_layout;
  at::TensorOptions self_options;
};
static variable_list
UnbindBackwardAutogradNestedTensor0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim,
    Tensor & self,
    at::Layout & self_layout,
    at::TensorOptions & self_options) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (self_layout == c10::kJagged
            ? unbind_backward_nested_jagged(grads, self, dim)
            : unbind_backward_nested(
                grads,
                at::native::get_nested_tensor_impl(self)->get_nested_sizes(),
                dim,
                self_options))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
UnbindBackwardAutogradNestedTensor0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  auto self = packed_args.unpack<Tensor>();
  auto self_layout = packed_args.unpack<at::Layout>();
  auto self_options = packed_args.unpack<at::TensorOptions>();
  return UnbindBackwardAutogradNestedTensor0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim,
      self,
      self_layout,
      self_options);
#endif
}
variable_list
UnbindBackwardAutogradNestedTensor0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return UnbindBackwardAutogradNestedTensor0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dim,
      self,
      self_layout,
      self_options);
}
void
UnbindBackwardAutogradNestedTensor0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(self_, false);
  args.collect(self_layout);
  args.collect(self_options);
}
variable_list
UnbindBackwardAutogradNestedTensor0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(self_);
  saved.before(self_layout);
  saved.before(self_options);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Layout>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::TensorOptions>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        UnbindBackwardAutogradNestedTensor0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  packed_args.pack(self);
  packed_args.pack(self_layout);
  packed_args.pack(self_options);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(self_);
  saved.after(self_layout);
  saved.after(self_options);
  return output_result;
#endif
}
