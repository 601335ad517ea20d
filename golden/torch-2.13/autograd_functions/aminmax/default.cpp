// astgen-golden 1
// aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
#ifdef _WIN32
struct AminmaxBackward0 : public TraceableFunction {
  TORCH_API AminmaxBackward0() = default;
#else
struct TORCH_API AminmaxBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "AminmaxBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    self_.reset_data();
    max_.reset_data();
    min_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  ::std::optional<int64_t> dim;
  bool keepdim;
  SavedVariable self_;
  SavedVariable max_;
  SavedVariable min_;
};
static variable_list
AminmaxBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    ::std::optional<int64_t> & dim,
    bool & keepdim,
    Tensor & self,
    Tensor & max,
    Tensor & min) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad_max = grads[1];
  const auto & grad_min = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (aminmax_backward(self, dim, keepdim, grad_min, grad_max, min, max))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
AminmaxBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<::std::optional<int64_t>>();
  auto keepdim = packed_args.unpack<bool>();
  auto self = packed_args.unpack<Tensor>();
  auto max = packed_args.unpack<Tensor>();
  auto min = packed_args.unpack<Tensor>();
  return AminmaxBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim,
      keepdim,
      self,
      max,
      min);
#endif
}
variable_list
AminmaxBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto self = self_.unpack();
  auto max = max_.unpack(getptr());
  auto min = min_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return AminmaxBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dim,
      keepdim,
      self,
      max,
      min);
}
void
AminmaxBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(keepdim);
  args.collect(self_, false);
  args.collect(max_, true);
  args.collect(min_, true);
}
variable_list
AminmaxBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(keepdim);
  saved.before(self_);
  saved.before(max_);
  saved.before(min_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<int64_t>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        AminmaxBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto self = self_.unpack();
  auto max = max_.unpack(getptr());
  auto min = min_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  packed_args.pack(keepdim);
  packed_args.pack(self);
  packed_args.pack(max);
  packed_args.pack(min);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(keepdim);
  saved.after(self_);
  saved.after(max_);
  saved.after(min_);
  return output_result;
#endif
}
