// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
#ifdef _WIN32
struct DivBackward3 : public TraceableFunction {
  TORCH_API DivBackward3() = default;
#else
struct TORCH_API DivBackward3 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "DivBackward3";
  }

  void release_variables() override {}

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  at::Scalar other;
  std::optional<std::string> rounding_mode;
  at::ScalarType self_scalar_type;
};
static variable_list
DivBackward3_apply_functional(
    variable_list && grads,
    std::array<bool,1> needs_input_grad,
    at::Scalar & other,
    std::optional<std::string> & rounding_mode,
    at::ScalarType & self_scalar_type) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined
        ? (div_tensor_self_backward(
            grad,
            other,
            self_scalar_type,
            rounding_mode.has_value()
                ? std::optional<std::string_view>(rounding_mode.value())
                : std::nullopt))
        : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
DivBackward3_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,1>>();
  auto other = packed_args.unpack<at::Scalar>();
  auto rounding_mode = packed_args.unpack<std::optional<std::string>>();
  auto self_scalar_type = packed_args.unpack<at::ScalarType>();
  return DivBackward3_apply_functional(
      variable_list(grads),
      needs_input_grad,
      other,
      rounding_mode,
      self_scalar_type);
#endif
}
variable_list
DivBackward3::apply(variable_list && grads) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  return DivBackward3_apply_functional(
      std::move(grads),
      needs_input_grad,
      other,
      rounding_mode,
      self_scalar_type);
}
void
DivBackward3::compiled_args(CompiledNodeArgs & args) const {
  args.collect(other);
  args.collect(rounding_mode);
  args.collect(self_scalar_type);
}
variable_list
DivBackward3::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(other);
  saved.before(rounding_mode);
  saved.before(self_scalar_type);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,1>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Scalar>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::optional<std::string>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::ScalarType>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        DivBackward3_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,1>{task_should_compute_output({self_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(other);
  packed_args.pack(rounding_mode);
  packed_args.pack(self_scalar_type);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(other);
  saved.after(rounding_mode);
  saved.after(self_scalar_type);
  return output_result;
#endif
}
