// astgen-golden 1
// div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
#ifdef _WIN32
struct DivBackward2 : public TraceableFunction {
  TORCH_API DivBackward2() = default;
#else
struct TORCH_API DivBackward2 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "DivBackward2";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    other_.reset_data();
    self_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable other_;
  std::optional<std::string> rounding_mode;
  SavedVariable self_;
  at::ScalarType self_scalar_type;
};
static variable_list
DivBackward2_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    Tensor & other,
    std::optional<std::string> & rounding_mode,
    Tensor & self,
    at::ScalarType & self_scalar_type) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto other_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*other*/1]) {
    auto grad_result = any_grad_defined
        ? (div_tensor_other_backward(
            grad,
            self,
            other,
            rounding_mode.has_value()
                ? std::optional<std::string_view>(rounding_mode.value())
                : std::nullopt))
        : Tensor();
    copy_range(grad_inputs, other_ix, grad_result);
  }
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
DivBackward2_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto other = packed_args.unpack<Tensor>();
  auto rounding_mode = packed_args.unpack<std::optional<std::string>>();
  auto self = packed_args.unpack<Tensor>();
  auto self_scalar_type = packed_args.unpack<at::ScalarType>();
  return DivBackward2_apply_functional(
      variable_list(grads),
      needs_input_grad,
      other,
      rounding_mode,
      self,
      self_scalar_type);
#endif
}
variable_list
DivBackward2::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto other = other_.unpack();
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto other_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  return DivBackward2_apply_functional(
      std::move(grads),
      needs_input_grad,
      other,
      rounding_mode,
      self,
      self_scalar_type);
}
void
DivBackward2::compiled_args(CompiledNodeArgs & args) const {
  args.collect(other_, false);
  args.collect(rounding_mode);
  args.collect(self_, false);
  args.collect(self_scalar_type);
}
variable_list
DivBackward2::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(other_);
  saved.before(rounding_mode);
  saved.before(self_);
  saved.before(self_scalar_type);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::optional<std::string>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::ScalarType>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        DivBackward2_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto other = other_.unpack();
  auto self = self_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto other_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({other_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(other);
  packed_args.pack(rounding_mode);
  packed_args.pack(self);
  packed_args.pack(self_scalar_type);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(other_);
  saved.after(rounding_mode);
  saved.after(self_);
  saved.after(self_scalar_type);
  return output_result;
#endif
}
