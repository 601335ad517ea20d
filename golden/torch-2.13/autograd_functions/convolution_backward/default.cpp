// astgen-golden 1
// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
#ifdef _WIN32
struct ConvolutionBackwardBackward0 : public TraceableFunction {
  TORCH_API ConvolutionBackwardBackward0() = default;
#else
struct TORCH_API ConvolutionBackwardBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ConvolutionBackwardBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    grad_output_.reset_data();
    input_.reset_data();
    weight_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  std::vector<c10::SymInt> dilation;
  SavedVariable grad_output_;
  c10::SymInt groups;
  SavedVariable input_;
  std::vector<c10::SymInt> output_padding;
  std::vector<c10::SymInt> padding;
  std::vector<c10::SymInt> stride;
  bool transposed;
  SavedVariable weight_;
};
static variable_list
ConvolutionBackwardBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    std::vector<c10::SymInt> & dilation,
    Tensor & grad_output,
    c10::SymInt & groups,
    Tensor & input,
    std::vector<c10::SymInt> & output_padding,
    std::vector<c10::SymInt> & padding,
    std::vector<c10::SymInt> & stride,
    bool & transposed,
    Tensor & weight) {
  IndexRangeGenerator gen;
  auto grad_output_ix = gen.range(1);
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  if (needs_input_grad[0] || needs_input_grad[1] || needs_input_grad[2]) {
    auto grad_input_mask = std::array<bool,3>{
        needs_input_grad[0],
        needs_input_grad[1],
        needs_input_grad[2],};
    auto grad_result = _convolution_double_backward_symint(
        grads[0],
        grads[1],
        grads[2],
        grad_output,
        weight,
        input,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        grad_input_mask);
    if (needs_input_grad[/*grad_output*/0]) {
      copy_range(grad_inputs, grad_output_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*input*/1]) {
      copy_range(grad_inputs, input_ix, std::get<1>(grad_result));
    }
    if (needs_input_grad[/*weight*/2]) {
      copy_range(grad_inputs, weight_ix, std::get<2>(grad_result));
    }
  }
  return grad_inputs;
}
inline variable_list
ConvolutionBackwardBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto dilation = packed_args.unpack<std::vector<c10::SymInt>>();
  auto grad_output = packed_args.unpack<Tensor>();
  auto groups = packed_args.unpack<c10::SymInt>();
  auto input = packed_args.unpack<Tensor>();
  auto output_padding = packed_args.unpack<std::vector<c10::SymInt>>();
  auto padding = packed_args.unpack<std::vector<c10::SymInt>>();
  auto stride = packed_args.unpack<std::vector<c10::SymInt>>();
  auto transposed = packed_args.unpack<bool>();
  auto weight = packed_args.unpack<Tensor>();
  return ConvolutionBackwardBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dilation,
      grad_output,
      groups,
      input,
      output_padding,
      padding,
      stride,
      transposed,
      weight);
#endif
}
variable_list
ConvolutionBackwardBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto grad_output = grad_output_.unpack();
  auto input = input_.unpack();
  auto weight = weight_.unpack();
  IndexRangeGenerator gen;
  auto grad_output_ix = gen.range(1);
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({grad_output_ix}),
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),};
  return ConvolutionBackwardBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dilation,
      grad_output,
      groups,
      input,
      output_padding,
      padding,
      stride,
      transposed,
      weight);
}
void
ConvolutionBackwardBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dilation);
  args.collect(grad_output_, false);
  args.collect(groups);
  args.collect(input_, false);
  args.collect(output_padding);
  args.collect(padding);
  args.collect(stride);
  args.collect(transposed);
  args.collect(weight_, false);
}
variable_list
ConvolutionBackwardBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dilation);
  saved.before(grad_output_);
  saved.before(groups);
  saved.before(input_);
  saved.before(output_padding);
  saved.before(padding);
  saved.before(stride);
  saved.before(transposed);
  saved.before(weight_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ConvolutionBackwardBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto grad_output = grad_output_.unpack();
  auto input = input_.unpack();
  auto weight = weight_.unpack();
  IndexRangeGenerator gen;
  auto grad_output_ix = gen.range(1);
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({grad_output_ix}),
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dilation);
  packed_args.pack(grad_output);
  packed_args.pack(groups);
  packed_args.pack(input);
  packed_args.pack(output_padding);
  packed_args.pack(padding);
  packed_args.pack(stride);
  packed_args.pack(transposed);
  packed_args.pack(weight);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dilation);
  saved.after(grad_output_);
  saved.after(groups);
  saved.after(input_);
  saved.after(output_padding);
  saved.after(padding);
  saved.after(stride);
  saved.after(transposed);
  saved.after(weight_);
  return output_result;
#endif
}
