// astgen-golden 1
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
#ifdef _WIN32
struct SliceBackward0 : public Node {
  TORCH_API SliceBackward0() = default;
#else
struct TORCH_API SliceBackward0 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "SliceBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  int64_t dim = 0;
  ::std::optional<c10::SymInt> end;
  std::vector<c10::SymInt> self_sym_sizes;
  ::std::optional<c10::SymInt> start;
  c10::SymInt step;
};
static variable_list
SliceBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    int64_t & dim,
    ::std::optional<c10::SymInt> & end,
    std::vector<c10::SymInt> & self_sym_sizes,
    ::std::optional<c10::SymInt> & start,
    c10::SymInt & step) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (slice_backward_wrapper(grad, self_sym_sizes, dim, start, end, step))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
SliceBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto dim = packed_args.unpack<int64_t>();
  auto end = packed_args.unpack<::std::optional<c10::SymInt>>();
  auto self_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  auto start = packed_args.unpack<::std::optional<c10::SymInt>>();
  auto step = packed_args.unpack<c10::SymInt>();
  return SliceBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dim,
      end,
      self_sym_sizes,
      start,
      step);
#endif
}
variable_list
SliceBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return SliceBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dim,
      end,
      self_sym_sizes,
      start,
      step);
}
void
SliceBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dim);
  args.collect(end);
  args.collect(self_sym_sizes);
  args.collect(start);
  args.collect(step);
}
variable_list
SliceBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dim);
  saved.before(end);
  saved.before(self_sym_sizes);
  saved.before(start);
  saved.before(step);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        SliceBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dim);
  packed_args.pack(end);
  packed_args.pack(self_sym_sizes);
  packed_args.pack(start);
  packed_args.pack(step);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dim);
  saved.after(end);
  saved.after(self_sym_sizes);
  saved.after(start);
  saved.after(step);
  return output_result;
#endif
}
