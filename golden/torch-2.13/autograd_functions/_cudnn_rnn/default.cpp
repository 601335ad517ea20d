// astgen-golden 1
// _cudnn_rnn(Tensor input, Tensor[] weight, int weight_stride0, Tensor? weight_buf, Tensor hx, Tensor? cx, int mode, SymInt hidden_size, SymInt proj_size, int num_layers, bool batch_first, float dropout, bool train, bool bidirectional, SymInt[] batch_sizes, Tensor? dropout_state) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
#ifdef _WIN32
struct CudnnRnnBackward0 : public TraceableFunction {
  TORCH_API CudnnRnnBackward0() = default;
#else
struct TORCH_API CudnnRnnBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "CudnnRnnBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    cx_.reset_data();
    dropout_state_.reset_data();
    hx_.reset_data();
    input_.reset_data();
    weight_.clear();
    weight_released_ = true;
    result0_.reset_data();
    result3_.reset_data();
    result4_.reset_data();
  }

  bool retain_variables = true;

  void will_release_variables() override {
    retain_variables = false;
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  bool batch_first;
  std::vector<c10::SymInt> batch_sizes;
  bool bidirectional;
  SavedVariable cx_;
  double dropout;
  SavedVariable dropout_state_;
  c10::SymInt hidden_size;
  SavedVariable hx_;
  SavedVariable input_;
  int64_t mode = 0;
  int64_t num_layers = 0;
  c10::SymInt proj_size;
  bool train;
  std::vector<SavedVariable> weight_;
  bool weight_released_ = false;
  int64_t weight_stride0 = 0;
  SavedVariable result0_;
  SavedVariable result3_;
  SavedVariable result4_;
  size_t weight_size_;
};
static variable_list
CudnnRnnBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,4> needs_input_grad,
    size_t weight_size_,
    bool & batch_first,
    std::vector<c10::SymInt> & batch_sizes,
    bool & bidirectional,
    Tensor & cx,
    double & dropout,
    Tensor & dropout_state,
    c10::SymInt & hidden_size,
    Tensor & hx,
    Tensor & input,
    int64_t & mode,
    int64_t & num_layers,
    c10::SymInt & proj_size,
    bool & train,
    std::vector<Tensor> & weight,
    int64_t & weight_stride0,
    Tensor & result0,
    Tensor & result3,
    Tensor & result4,
    bool retain_variables) {
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(weight_size_);
  auto hx_ix = gen.range(1);
  auto cx_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  if (needs_input_grad[0] || needs_input_grad[2] || needs_input_grad[3] || needs_input_grad[1]) {
    auto grad_input_mask = std::array<bool,4>{
        needs_input_grad[0],
        needs_input_grad[2],
        needs_input_grad[3],
        needs_input_grad[1],};
    auto grad_result = _cudnn_rnn_backward_symint(
        input,
        weight,
        weight_stride0,
        result4,
        hx,
        cx,
        result0,
        grads[0],
        grads[1],
        grads[2],
        mode,
        hidden_size,
        proj_size,
        num_layers,
        batch_first,
        dropout,
        train,
        bidirectional,
        batch_sizes,
        dropout_state,
        retain_variables ? result3.clone() : result3,
        grad_input_mask);
    if (needs_input_grad[/*input*/0]) {
      copy_range(grad_inputs, input_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*hx*/2]) {
      copy_range(grad_inputs, hx_ix, std::get<1>(grad_result));
    }
    if (needs_input_grad[/*cx*/3]) {
      copy_range(grad_inputs, cx_ix, std::get<2>(grad_result));
    }
    if (needs_input_grad[/*weight*/1]) {
      copy_range(grad_inputs, weight_ix, std::get<3>(grad_result));
    }
  }
  return grad_inputs;
}
inline variable_list
CudnnRnnBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,4>>();
  auto weight_size_ = packed_args.unpack<size_t>();
  auto batch_first = packed_args.unpack<bool>();
  auto batch_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  auto bidirectional = packed_args.unpack<bool>();
  auto cx = packed_args.unpack<Tensor>();
  auto dropout = packed_args.unpack<double>();
  auto dropout_state = packed_args.unpack<Tensor>();
  auto hidden_size = packed_args.unpack<c10::SymInt>();
  auto hx = packed_args.unpack<Tensor>();
  auto input = packed_args.unpack<Tensor>();
  auto mode = packed_args.unpack<int64_t>();
  auto num_layers = packed_args.unpack<int64_t>();
  auto proj_size = packed_args.unpack<c10::SymInt>();
  auto train = packed_args.unpack<bool>();
  auto weight = packed_args.unpack<std::vector<Tensor>>();
  auto weight_stride0 = packed_args.unpack<int64_t>();
  auto result0 = packed_args.unpack<Tensor>();
  auto result3 = packed_args.unpack<Tensor>();
  auto result4 = packed_args.unpack<Tensor>();
  auto retain_variables = packed_args.unpack<bool>();
  return CudnnRnnBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      weight_size_,
      batch_first,
      batch_sizes,
      bidirectional,
      cx,
      dropout,
      dropout_state,
      hidden_size,
      hx,
      input,
      mode,
      num_layers,
      proj_size,
      train,
      weight,
      weight_stride0,
      result0,
      result3,
      result4,
      retain_variables);
#endif
}
variable_list
CudnnRnnBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  TORCH_CHECK(!weight_released_, ERR_BACKWARD_TWICE);
  auto cx = cx_.unpack();
  auto dropout_state = dropout_state_.unpack();
  auto hx = hx_.unpack();
  auto input = input_.unpack();
  auto weight = unpack_list(weight_, nullptr);
  auto result0 = result0_.unpack(getptr());
  auto result3 = result3_.unpack(getptr());
  auto result4 = result4_.unpack(getptr());
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(weight_size_);
  auto hx_ix = gen.range(1);
  auto cx_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,4>{
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),
      task_should_compute_output({hx_ix}),
      task_should_compute_output({cx_ix}),};
  return CudnnRnnBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      weight_size_,
      batch_first,
      batch_sizes,
      bidirectional,
      cx,
      dropout,
      dropout_state,
      hidden_size,
      hx,
      input,
      mode,
      num_layers,
      proj_size,
      train,
      weight,
      weight_stride0,
      result0,
      result3,
      result4,
      retain_variables);
}
void
CudnnRnnBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(batch_first);
  args.collect(batch_sizes);
  args.collect(bidirectional);
  args.collect(cx_, false);
  args.collect(dropout);
  args.collect(dropout_state_, false);
  args.collect(hidden_size);
  args.collect(hx_, false);
  args.collect(input_, false);
  args.collect(mode);
  args.collect(num_layers);
  args.collect(proj_size);
  args.collect(train);
  args.collect(weight_, false);
  args.collect(weight_stride0);
  args.collect(result0_, true);
  args.collect(result3_, true);
  args.collect(result4_, true);
}
variable_list
CudnnRnnBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(batch_first);
  saved.before(batch_sizes);
  saved.before(bidirectional);
  saved.before(cx_);
  saved.before(dropout);
  saved.before(dropout_state_);
  saved.before(hidden_size);
  saved.before(hx_);
  saved.before(input_);
  saved.before(mode);
  saved.before(num_layers);
  saved.before(proj_size);
  saved.before(train);
  saved.before(weight_);
  saved.before(weight_stride0);
  saved.before(result0_);
  saved.before(result3_);
  saved.before(result4_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,4>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<size_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<double>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<Tensor>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        CudnnRnnBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  TORCH_CHECK(!weight_released_, ERR_BACKWARD_TWICE);
  auto cx = cx_.unpack();
  auto dropout_state = dropout_state_.unpack();
  auto hx = hx_.unpack();
  auto input = input_.unpack();
  auto weight = unpack_list(weight_, nullptr);
  auto result0 = result0_.unpack(getptr());
  auto result3 = result3_.unpack(getptr());
  auto result4 = result4_.unpack(getptr());
  IndexRangeGenerator gen;
  auto input_ix = gen.range(1);
  auto weight_ix = gen.range(weight_size_);
  auto hx_ix = gen.range(1);
  auto cx_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,4>{
      task_should_compute_output({input_ix}),
      task_should_compute_output({weight_ix}),
      task_should_compute_output({hx_ix}),
      task_should_compute_output({cx_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(weight_size_);
  packed_args.pack(batch_first);
  packed_args.pack(batch_sizes);
  packed_args.pack(bidirectional);
  packed_args.pack(cx);
  packed_args.pack(dropout);
  packed_args.pack(dropout_state);
  packed_args.pack(hidden_size);
  packed_args.pack(hx);
  packed_args.pack(input);
  packed_args.pack(mode);
  packed_args.pack(num_layers);
  packed_args.pack(proj_size);
  packed_args.pack(train);
  packed_args.pack(weight);
  packed_args.pack(weight_stride0);
  packed_args.pack(result0);
  packed_args.pack(result3);
  packed_args.pack(result4);
  packed_args.pack(retain_variables);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(batch_first);
  saved.after(batch_sizes);
  saved.after(bidirectional);
  saved.after(cx_);
  saved.after(dropout);
  saved.after(dropout_state_);
  saved.after(hidden_size);
  saved.after(hx_);
  saved.after(input_);
  saved.after(mode);
  saved.after(num_layers);
  saved.after(proj_size);
  saved.after(train);
  saved.after(weight_);
  saved.after(weight_stride0);
  saved.after(result0_);
  saved.after(result3_);
  saved.after(result4_);
  return output_result;
#endif
}
