// astgen-golden 1
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
#ifdef _WIN32
struct AsStridedBackward0 : public Node {
  TORCH_API AsStridedBackward0() = default;
#else
struct TORCH_API AsStridedBackward0 : public Node {
#endif
  using Node::Node;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "AsStridedBackward0";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  at::TensorGeometry self_geometry;
  std::vector<c10::SymInt> size;
  ::std::optional<c10::SymInt> storage_offset;
  std::vector<c10::SymInt> stride;
};
static variable_list
AsStridedBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    at::TensorGeometry & self_geometry,
    std::vector<c10::SymInt> & size,
    ::std::optional<c10::SymInt> & storage_offset,
    std::vector<c10::SymInt> & stride) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (as_strided_backward(grad, self_geometry, size, stride, storage_offset))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
AsStridedBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto self_geometry = packed_args.unpack<at::TensorGeometry>();
  auto size = packed_args.unpack<std::vector<c10::SymInt>>();
  auto storage_offset = packed_args.unpack<::std::optional<c10::SymInt>>();
  auto stride = packed_args.unpack<std::vector<c10::SymInt>>();
  return AsStridedBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      self_geometry,
      size,
      storage_offset,
      stride);
#endif
}
variable_list
AsStridedBackward0::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return AsStridedBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      self_geometry,
      size,
      storage_offset,
      stride);
}
void
AsStridedBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(self_geometry);
  args.collect(size);
  args.collect(storage_offset);
  args.collect(stride);
}
variable_list
AsStridedBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(self_geometry);
  saved.before(size);
  saved.before(storage_offset);
  saved.before(stride);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::TensorGeometry>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        AsStridedBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(self_geometry);
  packed_args.pack(size);
  packed_args.pack(storage_offset);
  packed_args.pack(stride);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(self_geometry);
  saved.after(size);
  saved.after(storage_offset);
  saved.after(stride);
  return output_result;
#endif
}
