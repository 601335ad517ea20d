// astgen-golden 1
// native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
#ifdef _WIN32
struct NativeBatchNormBackward0 : public TraceableFunction {
  TORCH_API NativeBatchNormBackward0() = default;
#else
struct TORCH_API NativeBatchNormBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "NativeBatchNormBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    input_.reset_data();
    running_mean_.reset_data();
    running_var_.reset_data();
    weight_.reset_data();
    result1_.reset_data();
    result2_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  double eps;
  SavedVariable input_;
  SavedVariable running_mean_;
  SavedVariable running_var_;
  bool training;
  SavedVariable weight_;
  SavedVariable result1_;
  SavedVariable result2_;
};
static variable_list
NativeBatchNormBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    double & eps,
    Tensor & input,
    Tensor & running_mean,
    Tensor & running_var,
    bool & training,
    Tensor & weight,
    Tensor & result1,
    Tensor & result2) {
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  auto bias_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  if (needs_input_grad[0] || needs_input_grad[1] || needs_input_grad[2]) {
    auto grad_input_mask = std::array<bool,3>{
        needs_input_grad[0],
        needs_input_grad[1],
        needs_input_grad[2],};
    auto grad_result = grad.defined()
        ? native_batch_norm_backward(
            grad,
            input,
            weight,
            running_mean,
            running_var,
            result1,
            result2,
            training,
            eps,
            grad_input_mask)
        : std::tuple<Tensor,Tensor,Tensor>();
    if (needs_input_grad[/*input*/0]) {
      copy_range(grad_inputs, input_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*weight*/1]) {
      copy_range(grad_inputs, weight_ix, std::get<1>(grad_result));
    }
    if (needs_input_grad[/*bias*/2]) {
      copy_range(grad_inputs, bias_ix, std::get<2>(grad_result));
    }
  }
  return grad_inputs;
}
inline variable_list
NativeBatchNormBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto eps = packed_args.unpack<double>();
  auto input = packed_args.unpack<Tensor>();
  auto running_mean = packed_args.unpack<Tensor>();
  auto running_var = packed_args.unpack<Tensor>();
  auto training = packed_args.unpack<bool>();
  auto weight = packed_args.unpack<Tensor>();
  auto result1 = packed_args.unpack<Tensor>();
  auto result2 = packed_args.unpack<Tensor>();
  return NativeBatchNormBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      eps,
      input,
      running_mean,
      running_var,
      training,
      weight,
      result1,
      result2);
#endif
}
variable_list
NativeBatchNormBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto input = input_.unpack();
  auto running_mean = running_mean_.unpack();
  auto running_var = running_var_.unpack();
  auto weight = weight_.unpack();
  auto result1 = result1_.unpack(getptr());
  auto result2 = result2_.unpack(getptr());
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  auto bias_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),
      task_should_compute_output({bias_ix}),};
  return NativeBatchNormBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      eps,
      input,
      running_mean,
      running_var,
      training,
      weight,
      result1,
      result2);
}
void
NativeBatchNormBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(eps);
  args.collect(input_, false);
  args.collect(running_mean_, false);
  args.collect(running_var_, false);
  args.collect(training);
  args.collect(weight_, false);
  args.collect(result1_, true);
  args.collect(result2_, true);
}
variable_list
NativeBatchNormBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(eps);
  saved.before(input_);
  saved.before(running_mean_);
  saved.before(running_var_);
  saved.before(training);
  saved.before(weight_);
  saved.before(result1_);
  saved.before(result2_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<double>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        NativeBatchNormBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto input = input_.unpack();
  auto running_mean = running_mean_.unpack();
  auto running_var = running_var_.unpack();
  auto weight = weight_.unpack();
  auto result1 = result1_.unpack(getptr());
  auto result2 = result2_.unpack(getptr());
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  auto bias_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),
      task_should_compute_output({bias_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(eps);
  packed_args.pack(input);
  packed_args.pack(running_mean);
  packed_args.pack(running_var);
  packed_args.pack(training);
  packed_args.pack(weight);
  packed_args.pack(result1);
  packed_args.pack(result2);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(eps);
  saved.after(input_);
  saved.after(running_mean_);
  saved.after(running_var_);
  saved.after(training);
  saved.after(weight_);
  saved.after(result1_);
  saved.after(result2_);
  return output_result;
#endif
}
