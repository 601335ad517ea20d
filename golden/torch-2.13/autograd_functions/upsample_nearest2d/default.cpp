// astgen-golden 1
// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
#ifdef _WIN32
struct UpsampleNearest2DBackward0 : public TraceableFunction {
  TORCH_API UpsampleNearest2DBackward0() = default;
#else
struct TORCH_API UpsampleNearest2DBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "UpsampleNearest2DBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  std::vector<c10::SymInt> output_size;
  ::std::optional<double> scales_h;
  ::std::optional<double> scales_w;
  std::vector<c10::SymInt> self_sym_sizes;
};
static variable_list
UpsampleNearest2DBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    std::vector<c10::SymInt> & output_size,
    ::std::optional<double> & scales_h,
    ::std::optional<double> & scales_w,
    std::vector<c10::SymInt> & self_sym_sizes) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (upsample_nearest2d_backward_symint(
            grad,
            output_size,
            self_sym_sizes,
            scales_h,
            scales_w))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
UpsampleNearest2DBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto output_size = packed_args.unpack<std::vector<c10::SymInt>>();
  auto scales_h = packed_args.unpack<::std::optional<double>>();
  auto scales_w = packed_args.unpack<::std::optional<double>>();
  auto self_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  return UpsampleNearest2DBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      output_size,
      scales_h,
      scales_w,
      self_sym_sizes);
#endif
}
variable_list
UpsampleNearest2DBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return UpsampleNearest2DBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      output_size,
      scales_h,
      scales_w,
      self_sym_sizes);
}
void
UpsampleNearest2DBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(output_size);
  args.collect(scales_h);
  args.collect(scales_w);
  args.collect(self_sym_sizes);
}
variable_list
UpsampleNearest2DBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(output_size);
  saved.before(scales_h);
  saved.before(scales_w);
  saved.before(self_sym_sizes);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<double>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<double>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        UpsampleNearest2DBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(output_size);
  packed_args.pack(scales_h);
  packed_args.pack(scales_w);
  packed_args.pack(self_sym_sizes);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(output_size);
  saved.after(scales_h);
  saved.after(scales_w);
  saved.after(self_sym_sizes);
  return output_result;
#endif
}
