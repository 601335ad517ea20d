// astgen-golden 1
// _fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
#ifdef _WIN32
struct FusedMovingAvgObsFqHelperBackward0 : public TraceableFunction {
  TORCH_API FusedMovingAvgObsFqHelperBackward0() = default;
#else
struct TORCH_API FusedMovingAvgObsFqHelperBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "FusedMovingAvgObsFqHelperBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    mask_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable mask_;
};
static variable_list
FusedMovingAvgObsFqHelperBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    Tensor & mask) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (fake_quantize_per_tensor_affine_cachemask_backward(grad, mask))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
FusedMovingAvgObsFqHelperBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto mask = packed_args.unpack<Tensor>();
  return FusedMovingAvgObsFqHelperBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      mask);
#endif
}
variable_list
FusedMovingAvgObsFqHelperBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto mask = mask_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return FusedMovingAvgObsFqHelperBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      mask);
}
void
FusedMovingAvgObsFqHelperBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(mask_, true);
}
variable_list
FusedMovingAvgObsFqHelperBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(mask_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        FusedMovingAvgObsFqHelperBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto mask = mask_.unpack(getptr());
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(mask);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(mask_);
  return output_result;
#endif
}
