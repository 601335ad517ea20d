// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
#ifdef _WIN32
struct AddmmBackward0 : public TraceableFunction {
  TORCH_API AddmmBackward0() = default;
#else
struct TORCH_API AddmmBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "AddmmBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    mat1_.reset_data();
    mat2_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  at::Scalar alpha;
  at::Scalar beta;
  SavedVariable mat1_;
  at::Layout mat1_layout;
  std::vector<c10::SymInt> mat1_sym_sizes;
  std::vector<c10::SymInt> mat1_sym_strides;
  SavedVariable mat2_;
  at::Layout mat2_layout;
  std::vector<c10::SymInt> mat2_sym_sizes;
  std::vector<c10::SymInt> mat2_sym_strides;
};
static variable_list
AddmmBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    at::Scalar & alpha,
    at::Scalar & beta,
    Tensor & mat1,
    at::Layout & mat1_layout,
    std::vector<c10::SymInt> & mat1_sym_sizes,
    std::vector<c10::SymInt> & mat1_sym_strides,
    Tensor & mat2,
    at::Layout & mat2_layout,
    std::vector<c10::SymInt> & mat2_sym_sizes,
    std::vector<c10::SymInt> & mat2_sym_strides) {
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto mat1_ix = gen.range(1);
  auto mat2_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*mat1*/1]) {
    auto grad_result = any_grad_defined
        ? (mm_mat1_backward(grad, mat2, mat1_sym_sizes, mat1_sym_strides, mat1_layout, alpha))
        : Tensor();
    copy_range(grad_inputs, mat1_ix, grad_result);
  }
  if (needs_input_grad[/*mat2*/2]) {
    auto grad_result = any_grad_defined
        ? (mm_mat2_backward(grad, mat1, mat2_sym_sizes, mat2_sym_strides, mat2_layout, alpha))
        : Tensor();
    copy_range(grad_inputs, mat2_ix, grad_result);
  }
  if (needs_input_grad[/*self*/0]) {
    auto grad_result = any_grad_defined ? (maybe_multiply(grad, beta.conj())) : Tensor();
    copy_range(grad_inputs, self_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
AddmmBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto alpha = packed_args.unpack<at::Scalar>();
  auto beta = packed_args.unpack<at::Scalar>();
  auto mat1 = packed_args.unpack<Tensor>();
  auto mat1_layout = packed_args.unpack<at::Layout>();
  auto mat1_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  auto mat1_sym_strides = packed_args.unpack<std::vector<c10::SymInt>>();
  auto mat2 = packed_args.unpack<Tensor>();
  auto mat2_layout = packed_args.unpack<at::Layout>();
  auto mat2_sym_sizes = packed_args.unpack<std::vector<c10::SymInt>>();
  auto mat2_sym_strides = packed_args.unpack<std::vector<c10::SymInt>>();
  return AddmmBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      alpha,
      beta,
      mat1,
      mat1_layout,
      mat1_sym_sizes,
      mat1_sym_strides,
      mat2,
      mat2_layout,
      mat2_sym_sizes,
      mat2_sym_strides);
#endif
}
variable_list
AddmmBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto mat1 = mat1_.unpack();
  auto mat2 = mat2_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto mat1_ix = gen.range(1);
  auto mat2_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({mat1_ix}),
      task_should_compute_output({mat2_ix}),};
  return AddmmBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      alpha,
      beta,
      mat1,
      mat1_layout,
      mat1_sym_sizes,
      mat1_sym_strides,
      mat2,
      mat2_layout,
      mat2_sym_sizes,
      mat2_sym_strides);
}
void
AddmmBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(alpha);
  args.collect(beta);
  args.collect(mat1_, false);
  args.collect(mat1_layout);
  args.collect(mat1_sym_sizes);
  args.collect(mat1_sym_strides);
  args.collect(mat2_, false);
  args.collect(mat2_layout);
  args.collect(mat2_sym_sizes);
  args.collect(mat2_sym_strides);
}
variable_list
AddmmBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(alpha);
  saved.before(beta);
  saved.before(mat1_);
  saved.before(mat1_layout);
  saved.before(mat1_sym_sizes);
  saved.before(mat1_sym_strides);
  saved.before(mat2_);
  saved.before(mat2_layout);
  saved.before(mat2_sym_sizes);
  saved.before(mat2_sym_strides);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Scalar>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Scalar>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Layout>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<at::Layout>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<std::vector<c10::SymInt>>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        AddmmBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto mat1 = mat1_.unpack();
  auto mat2 = mat2_.unpack();
  IndexRangeGenerator gen;
  auto self_ix = gen.range(1);
  auto mat1_ix = gen.range(1);
  auto mat2_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({self_ix}),
      task_should_compute_output({mat1_ix}),
      task_should_compute_output({mat2_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(alpha);
  packed_args.pack(beta);
  packed_args.pack(mat1);
  packed_args.pack(mat1_layout);
  packed_args.pack(mat1_sym_sizes);
  packed_args.pack(mat1_sym_strides);
  packed_args.pack(mat2);
  packed_args.pack(mat2_layout);
  packed_args.pack(mat2_sym_sizes);
  packed_args.pack(mat2_sym_strides);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(alpha);
  saved.after(beta);
  saved.after(mat1_);
  saved.after(mat1_layout);
  saved.after(mat1_sym_sizes);
  saved.after(mat1_sym_strides);
  saved.after(mat2_);
  saved.after(mat2_layout);
  saved.after(mat2_sym_sizes);
  saved.after(mat2_sym_strides);
  return output_result;
#endif
}
