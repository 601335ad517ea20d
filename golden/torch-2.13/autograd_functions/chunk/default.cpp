// astgen-golden 1
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
#ifdef _WIN32
struct ChunkBackward0 : public TraceableFunction {
  TORCH_API ChunkBackward0() = default;
#else
struct TORCH_API ChunkBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ChunkBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;
};
static variable_list
ChunkBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = not_implemented("chunk");
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ChunkBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  return ChunkBackward0_apply_functional(variable_list(grads), needs_input_grad);
#endif
}
variable_list
ChunkBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return ChunkBackward0_apply_functional(std::move(grads), needs_input_grad);
}
void
ChunkBackward0::compiled_args(CompiledNodeArgs & args) const {}
variable_list
ChunkBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ChunkBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  return output_result;
#endif
}
#ifdef _WIN32
struct ChunkBackwardAutogradNestedTensor0 : public TraceableFunction {
  TORCH_API ChunkBackwardAutogradNestedTensor0() = default;
#else
struct TORCH_API ChunkBackwardAutogradNestedTensor0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ChunkBackwardAutogradNestedTensor0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    self_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t chunks = 0;
  int64_t dim = 0;
  SavedVariable self_;
};
static variable_list
ChunkBackwardAutogradNestedTensor0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & chunks,
    int64_t & dim,
    Tensor & self) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (chunk_backward_nested(grads, self, chunks, dim))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
ChunkBackwardAutogradNestedTensor0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto chunks = packed_args.unpack<int64_t>();
  auto dim = packed_args.unpack<int64_t>();
  auto self = packed_args.unpack<Tensor>();
  return ChunkBackwardAutogradNestedTensor0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      chunks,
      dim,
      self);
#endif
}
variable_list
ChunkBackwardAutogradNestedTensor0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return ChunkBackwardAutogradNestedTensor0_apply_functional(
      std::move(grads),
      needs_input_grad,
      chunks,
      dim,
      self);
}
void
ChunkBackwardAutogradNestedTensor0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(chunks);
  args.collect(dim);
  args.collect(self_, false);
}
variable_list
ChunkBackwardAutogradNestedTensor0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(chunks);
  saved.before(dim);
  saved.before(self_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ChunkBackwardAutogradNestedTensor0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(chunks);
  packed_args.pack(dim);
  packed_args.pack(self);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(chunks);
  saved.after(dim);
  saved.after(self_);
  return output_result;
#endif
}
