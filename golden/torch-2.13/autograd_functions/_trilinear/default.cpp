// astgen-golden 1
// _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
#ifdef _WIN32
struct TrilinearBackward0 : public TraceableFunction {
  TORCH_API TrilinearBackward0() = default;
#else
struct TORCH_API TrilinearBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "TrilinearBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    i1_.reset_data();
    i2_.reset_data();
    i3_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  std::vector<int64_t> expand1;
  std::vector<int64_t> expand2;
  std::vector<int64_t> expand3;
  SavedVariable i1_;
  SavedVariable i2_;
  SavedVariable i3_;
  std::vector<int64_t> sumdim;
};
static variable_list
TrilinearBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    std::vector<int64_t> & expand1,
    std::vector<int64_t> & expand2,
    std::vector<int64_t> & expand3,
    Tensor & i1,
    Tensor & i2,
    Tensor & i3,
    std::vector<int64_t> & sumdim) {
  IndexRangeGenerator gen;
  auto i1_ix = gen.range(1);
  auto i2_ix = gen.range(1);
  auto i3_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  if (needs_input_grad[0] || needs_input_grad[1] || needs_input_grad[2]) {
    auto grad_input_mask = std::array<bool,3>{
        needs_input_grad[0],
        needs_input_grad[1],
        needs_input_grad[2],};
    auto grad_result = _trilinear_backward(
        grad,
        wrap_opt_if(i1, grad_input_mask[1] || grad_input_mask[2]),
        wrap_opt_if(i2, grad_input_mask[0] || grad_input_mask[2]),
        wrap_opt_if(i3, grad_input_mask[0] || grad_input_mask[1]),
        expand1,
        expand2,
        expand3,
        sumdim,
        grad_input_mask);
    if (needs_input_grad[/*i1*/0]) {
      copy_range(grad_inputs, i1_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*i2*/1]) {
      copy_range(grad_inputs, i2_ix, std::get<1>(grad_result));
    }
    if (needs_input_grad[/*i3*/2]) {
      copy_range(grad_inputs, i3_ix, std::get<2>(grad_result));
    }
  }
  return grad_inputs;
}
inline variable_list
TrilinearBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto expand1 = packed_args.unpack<std::vector<int64_t>>();
  auto expand2 = packed_args.unpack<std::vector<int64_t>>();
  auto expand3 = packed_args.unpack<std::vector<int64_t>>();
  auto i1 = packed_args.unpack<Tensor>();
  auto i2 = packed_args.unpack<Tensor>();
  auto i3 = packed_args.unpack<Tensor>();
  auto sumdim = packed_args.unpack<std::vector<int64_t>>();
  return TrilinearBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      expand1,
      expand2,
      expand3,
      i1,
      i2,
      i3,
      sumdim);
#endif
}
variable_list
TrilinearBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto i1 = i1_.unpack();
  auto i2 = i2_.unpack();
  auto i3 = i3_.unpack();
  IndexRangeGenerator gen;
  auto i1_ix = gen.range(1);
  auto i2_ix = gen.range(1);
  auto i3_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({i1_ix}),
      task_should_compute_output({i2_ix}),
      task_should_compute_output({i3_ix}),};
  return TrilinearBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      expand1,
      expand2,
      expand3,
      i1,
      i2,
      i3,
      sumdim);
}
void
TrilinearBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(expand1);
  args.collect(expand2);
  args.collect(expand3);
  args.collect(i1_, false);
  args.collect(i2_, false);
  args.collect(i3_, false);
  args.collect(sumdim);
}
variable_list
TrilinearBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(expand1);
  saved.before(expand2);
  saved.before(expand3);
  saved.before(i1_);
  saved.before(i2_);
  saved.before(i3_);
  saved.before(sumdim);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<int64_t>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<int64_t>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<int64_t>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<int64_t>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        TrilinearBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto i1 = i1_.unpack();
  auto i2 = i2_.unpack();
  auto i3 = i3_.unpack();
  IndexRangeGenerator gen;
  auto i1_ix = gen.range(1);
  auto i2_ix = gen.range(1);
  auto i3_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({i1_ix}),
      task_should_compute_output({i2_ix}),
      task_should_compute_output({i3_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(expand1);
  packed_args.pack(expand2);
  packed_args.pack(expand3);
  packed_args.pack(i1);
  packed_args.pack(i2);
  packed_args.pack(i3);
  packed_args.pack(sumdim);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(expand1);
  saved.after(expand2);
  saved.after(expand3);
  saved.after(i1_);
  saved.after(i2_);
  saved.after(i3_);
  saved.after(sumdim);
  return output_result;
#endif
}
