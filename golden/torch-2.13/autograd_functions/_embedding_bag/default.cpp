// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
#ifdef _WIN32
struct EmbeddingBagBackward0 : public TraceableFunction {
  TORCH_API EmbeddingBagBackward0() = default;
#else
struct TORCH_API EmbeddingBagBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "EmbeddingBagBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    indices_.reset_data();
    offsets_.reset_data();
    per_sample_weights_.reset_data();
    weight_.reset_data();
    result1_.reset_data();
    result2_.reset_data();
    result3_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  SavedVariable indices_;
  int64_t mode = 0;
  SavedVariable offsets_;
  int64_t padding_idx = 0;
  SavedVariable per_sample_weights_;
  bool scale_grad_by_freq;
  bool sparse;
  SavedVariable weight_;
  c10::SymInt weight_sym_argsize_0;
  SavedVariable result1_;
  SavedVariable result2_;
  SavedVariable result3_;
};
static variable_list
EmbeddingBagBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,2> needs_input_grad,
    Tensor & indices,
    int64_t & mode,
    Tensor & offsets,
    int64_t & padding_idx,
    Tensor & per_sample_weights,
    bool & scale_grad_by_freq,
    bool & sparse,
    Tensor & weight,
    c10::SymInt & weight_sym_argsize_0,
    Tensor & result1,
    Tensor & result2,
    Tensor & result3) {
  IndexRangeGenerator gen;
  auto weight_ix = gen.range(1);
  auto per_sample_weights_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  bool any_grad_defined = any_variable_defined(grads);
  if (needs_input_grad[/*per_sample_weights*/1]) {
    auto grad_result = any_grad_defined
        ? (_embedding_bag_per_sample_weights_backward(
            grad,
            weight,
            indices,
            offsets,
            result1,
            mode,
            padding_idx))
        : Tensor();
    copy_range(grad_inputs, per_sample_weights_ix, grad_result);
  }
  if (needs_input_grad[/*weight*/0]) {
    auto grad_result = any_grad_defined
        ? (_embedding_bag_backward_symint(
            grad,
            indices,
            offsets,
            result1,
            result2,
            result3,
            weight_sym_argsize_0,
            scale_grad_by_freq,
            mode,
            sparse,
            per_sample_weights,
            padding_idx))
        : Tensor();
    copy_range(grad_inputs, weight_ix, grad_result);
  }
  return grad_inputs;
}
inline variable_list
EmbeddingBagBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,2>>();
  auto indices = packed_args.unpack<Tensor>();
  auto mode = packed_args.unpack<int64_t>();
  auto offsets = packed_args.unpack<Tensor>();
  auto padding_idx = packed_args.unpack<int64_t>();
  auto per_sample_weights = packed_args.unpack<Tensor>();
  auto scale_grad_by_freq = packed_args.unpack<bool>();
  auto sparse = packed_args.unpack<bool>();
  auto weight = packed_args.unpack<Tensor>();
  auto weight_sym_argsize_0 = packed_args.unpack<c10::SymInt>();
  auto result1 = packed_args.unpack<Tensor>();
  auto result2 = packed_args.unpack<Tensor>();
  auto result3 = packed_args.unpack<Tensor>();
  return EmbeddingBagBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      indices,
      mode,
      offsets,
      padding_idx,
      per_sample_weights,
      scale_grad_by_freq,
      sparse,
      weight,
      weight_sym_argsize_0,
      result1,
      result2,
      result3);
#endif
}
variable_list
EmbeddingBagBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto indices = indices_.unpack();
  auto offsets = offsets_.unpack();
  auto per_sample_weights = per_sample_weights_.unpack();
  auto weight = weight_.unpack();
  auto result1 = result1_.unpack(getptr());
  auto result2 = result2_.unpack(getptr());
  auto result3 = result3_.unpack(getptr());
  IndexRangeGenerator gen;
  auto weight_ix = gen.range(1);
  auto per_sample_weights_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({weight_ix}),
      task_should_compute_output({per_sample_weights_ix}),};
  return EmbeddingBagBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      indices,
      mode,
      offsets,
      padding_idx,
      per_sample_weights,
      scale_grad_by_freq,
      sparse,
      weight,
      weight_sym_argsize_0,
      result1,
      result2,
      result3);
}
void
EmbeddingBagBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(indices_, false);
  args.collect(mode);
  args.collect(offsets_, false);
  args.collect(padding_idx);
  args.collect(per_sample_weights_, false);
  args.collect(scale_grad_by_freq);
  args.collect(sparse);
  args.collect(weight_, false);
  args.collect(weight_sym_argsize_0);
  args.collect(result1_, true);
  args.collect(result2_, true);
  args.collect(result3_, true);
}
variable_list
EmbeddingBagBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(indices_);
  saved.before(mode);
  saved.before(offsets_);
  saved.before(padding_idx);
  saved.before(per_sample_weights_);
  saved.before(scale_grad_by_freq);
  saved.before(sparse);
  saved.before(weight_);
  saved.before(weight_sym_argsize_0);
  saved.before(result1_);
  saved.before(result2_);
  saved.before(result3_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,2>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<int64_t>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        EmbeddingBagBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto indices = indices_.unpack();
  auto offsets = offsets_.unpack();
  auto per_sample_weights = per_sample_weights_.unpack();
  auto weight = weight_.unpack();
  auto result1 = result1_.unpack(getptr());
  auto result2 = result2_.unpack(getptr());
  auto result3 = result3_.unpack(getptr());
  IndexRangeGenerator gen;
  auto weight_ix = gen.range(1);
  auto per_sample_weights_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,2>{
      task_should_compute_output({weight_ix}),
      task_should_compute_output({per_sample_weights_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(indices);
  packed_args.pack(mode);
  packed_args.pack(offsets);
  packed_args.pack(padding_idx);
  packed_args.pack(per_sample_weights);
  packed_args.pack(scale_grad_by_freq);
  packed_args.pack(sparse);
  packed_args.pack(weight);
  packed_args.pack(weight_sym_argsize_0);
  packed_args.pack(result1);
  packed_args.pack(result2);
  packed_args.pack(result3);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(indices_);
  saved.after(mode);
  saved.after(offsets_);
  saved.after(padding_idx);
  saved.after(per_sample_weights_);
  saved.after(scale_grad_by_freq);
  saved.after(sparse);
  saved.after(weight_);
  saved.after(weight_sym_argsize_0);
  saved.after(result1_);
  saved.after(result2_);
  saved.after(result3_);
  return output_result;
#endif
}
