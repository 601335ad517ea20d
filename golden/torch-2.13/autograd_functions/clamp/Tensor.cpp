// astgen-golden 1
// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
#ifdef _WIN32
struct ClampBackward0 : public TraceableFunction {
  TORCH_API ClampBackward0() = default;
#else
struct TORCH_API ClampBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ClampBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    max_.reset_data();
    min_.reset_data();
    self_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable max_;
  SavedVariable min_;
  SavedVariable self_;
};
static variable_list
ClampBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    Tensor & max,
    Tensor & min,
    Tensor & self) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto min_ix = gen.range(1);
  auto max_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[1] || needs_input_grad[2]) {
    auto grad_input_mask = std::array<bool,2>{needs_input_grad[1], needs_input_grad[2],};
    auto grad_result = clamp_backward_min_max(grad, self, min, max, grad_input_mask);
    if (needs_input_grad[/*min*/1]) {
      copy_range(grad_inputs, min_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*max*/2]) {
      copy_range(grad_inputs, max_ix, std::get<1>(grad_result));
    }
  }
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (clamp_backward(grad, self, min, max)) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ClampBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto max = packed_args.unpack<Tensor>();
  auto min = packed_args.unpack<Tensor>();
  auto self = packed_args.unpack<Tensor>();
  return ClampBackward0_apply_functional(variable_list(grads), needs_input_grad, max, min, self);
#endif
}
variable_list
ClampBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto max = max_.unpack();
  auto min = min_.unpack();
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto min_ix = gen.range(1);
  auto max_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({min_ix}),
      task_should_compute_output({max_ix}),};
  return ClampBackward0_apply_functional(std::move(grads), needs_input_grad, max, min, self);
}
void
ClampBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(max_, false);
  args.collect(min_, false);
  args.collect(self_, false);
}
variable_list
ClampBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(max_);
  saved.before(min_);
  saved.before(self_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ClampBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto max = max_.unpack();
  auto min = min_.unpack();
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto min_ix = gen.range(1);
  auto max_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({min_ix}),
      task_should_compute_output({max_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(max);
  packed_args.pack(min);
  packed_args.pack(self);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(max_);
  saved.after(min_);
  saved.after(self_);
  return output_result;
#endif
}
