// astgen-golden 1
// _scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
#ifdef _WIN32
struct ScaledDotProductFlashAttentionBackward0 : public TraceableFunction {
  TORCH_API ScaledDotProductFlashAttentionBackward0() = default;
#else
struct TORCH_API ScaledDotProductFlashAttentionBackward0 : public TraceableFunction {
#endif
  using TraceableFunction::TraceableFunction;

  variable_list apply(variable_list && grads) override;

  std::string name() const override {
    return "ScaledDotProductFlashAttentionBackward0";
  }

  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    key_.reset_data();
    query_.reset_data();
    value_.reset_data();
    cum_seq_k_.reset_data();
    cum_seq_q_.reset_data();
    logsumexp_.reset_data();
    output_.reset_data();
    rng_state_.reset_data();
    unused_.reset_data();
  }

  void compiled_args(CompiledNodeArgs & args) const override;
  variable_list apply_with_saved(
      const variable_list & inputs,
      SwapSavedVariables & saved) override;

  double dropout_p;
  bool is_causal;
  SavedVariable key_;
  SavedVariable query_;
  ::std::optional<double> scale;
  SavedVariable value_;
  SavedVariable cum_seq_k_;
  SavedVariable cum_seq_q_;
  SavedVariable logsumexp_;
  c10::SymInt max_k;
  c10::SymInt max_q;
  SavedVariable output_;
  SavedVariable rng_state_;
  SavedVariable unused_;
};
static variable_list
ScaledDotProductFlashAttentionBackward0_apply_functional(
    variable_list && grads,
    std::array<bool,3> needs_input_grad,
    double & dropout_p,
    bool & is_causal,
    Tensor & key,
    Tensor & query,
    ::std::optional<double> & scale,
    Tensor & value,
    Tensor & cum_seq_k,
    Tensor & cum_seq_q,
    Tensor & logsumexp,
    c10::SymInt & max_k,
    c10::SymInt & max_q,
    Tensor & output,
    Tensor & rng_state,
    Tensor & unused) {
  IndexRangeGenerator gen;
  auto query_ix = gen.range(1);
  auto key_ix = gen.range(1);
  auto value_ix = gen.range(1);
  variable_list grad_inputs(gen.size());
  const auto & grad = grads[0];
  if (needs_input_grad[0] || needs_input_grad[1] || needs_input_grad[2]) {
    auto grad_result = _scaled_dot_product_flash_attention_backward_symint(
        grad,
        query,
        key,
        value,
        output,
        logsumexp,
        cum_seq_q,
        cum_seq_k,
        max_q,
        max_k,
        dropout_p,
        is_causal,
        rng_state,
        unused,
        scale);
    if (needs_input_grad[/*query*/0]) {
      copy_range(grad_inputs, query_ix, std::get<0>(grad_result));
    }
    if (needs_input_grad[/*key*/1]) {
      copy_range(grad_inputs, key_ix, std::get<1>(grad_result));
    }
    if (needs_input_grad[/*value*/2]) {
      copy_range(grad_inputs, value_ix, std::get<2>(grad_result));
    }
  }
  return grad_inputs;
}
inline variable_list
ScaledDotProductFlashAttentionBackward0_apply_functional_ivalue(
    const variable_list & grads,
    const ivalue_list & args) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  auto packed_args = PackedArgs(args);
  auto needs_input_grad = packed_args.unpack<std::array<bool,3>>();
  auto dropout_p = packed_args.unpack<double>();
  auto is_causal = packed_args.unpack<bool>();
  auto key = packed_args.unpack<Tensor>();
  auto query = packed_args.unpack<Tensor>();
  auto scale = packed_args.unpack<::std::optional<double>>();
  auto value = packed_args.unpack<Tensor>();
  auto cum_seq_k = packed_args.unpack<Tensor>();
  auto cum_seq_q = packed_args.unpack<Tensor>();
  auto logsumexp = packed_args.unpack<Tensor>();
  auto max_k = packed_args.unpack<c10::SymInt>();
  auto max_q = packed_args.unpack<c10::SymInt>();
  auto output = packed_args.unpack<Tensor>();
  auto rng_state = packed_args.unpack<Tensor>();
  auto unused = packed_args.unpack<Tensor>();
  return ScaledDotProductFlashAttentionBackward0_apply_functional(
      variable_list(grads),
      needs_input_grad,
      dropout_p,
      is_causal,
      key,
      query,
      scale,
      value,
      cum_seq_k,
      cum_seq_q,
      logsumexp,
      max_k,
      max_q,
      output,
      rng_state,
      unused);
#endif
}
variable_list
ScaledDotProductFlashAttentionBackward0::apply(variable_list && grads) {
  std::lock_guard<std::mutex> lock(mutex_);
  auto key = key_.unpack();
  auto query = query_.unpack();
  auto value = value_.unpack();
  auto cum_seq_k = cum_seq_k_.unpack(getptr());
  auto cum_seq_q = cum_seq_q_.unpack(getptr());
  auto logsumexp = logsumexp_.unpack(getptr());
  auto output = output_.unpack(getptr());
  auto rng_state = rng_state_.unpack(getptr());
  auto unused = unused_.unpack(getptr());
  IndexRangeGenerator gen;
  auto query_ix = gen.range(1);
  auto key_ix = gen.range(1);
  auto value_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({query_ix}),
      task_should_compute_output({key_ix}),
      task_should_compute_output({value_ix}),};
  return ScaledDotProductFlashAttentionBackward0_apply_functional(
      std::move(grads),
      needs_input_grad,
      dropout_p,
      is_causal,
      key,
      query,
      scale,
      value,
      cum_seq_k,
      cum_seq_q,
      logsumexp,
      max_k,
      max_q,
      output,
      rng_state,
      unused);
}
void
ScaledDotProductFlashAttentionBackward0::compiled_args(CompiledNodeArgs & args) const {
  args.collect(dropout_p);
  args.collect(is_causal);
  args.collect(key_, false);
  args.collect(query_, false);
  args.collect(scale);
  args.collect(value_, false);
  args.collect(cum_seq_k_, true);
  args.collect(cum_seq_q_, true);
  args.collect(logsumexp_, true);
  args.collect(max_k);
  args.collect(max_q);
  args.collect(output_, true);
  args.collect(rng_state_, true);
  args.collect(unused_, true);
}
variable_list
ScaledDotProductFlashAttentionBackward0::apply_with_saved(
    const variable_list & grads,
    SwapSavedVariables & saved) {
#ifdef C10_MOBILE
  TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn't work on mobile");
#else
  saved.before(dropout_p);
  saved.before(is_causal);
  saved.before(key_);
  saved.before(query_);
  saved.before(scale);
  saved.before(value_);
  saved.before(cum_seq_k_);
  saved.before(cum_seq_q_);
  saved.before(logsumexp_);
  saved.before(max_k);
  saved.before(max_q);
  saved.before(output_);
  saved.before(rng_state_);
  saved.before(unused_);
  static bool called = false;
  if (!called) {
    called = true;
    std::vector<at::TypePtr> schema = {
        torch::dynamo::autograd::IValuePacker<std::array<bool,3>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<double>::packed_type(),
        torch::dynamo::autograd::IValuePacker<bool>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<::std::optional<double>>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<c10::SymInt>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),
        torch::dynamo::autograd::IValuePacker<Tensor>::packed_type(),};
    const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
    pyinterface->bind_function(
        saved.get_py_compiler(),
        name(),
        ScaledDotProductFlashAttentionBackward0_apply_functional_ivalue,
        schema);
  }
  variable_list output_result;
  PackedArgs packed_args;
  auto key = key_.unpack();
  auto query = query_.unpack();
  auto value = value_.unpack();
  auto cum_seq_k = cum_seq_k_.unpack(getptr());
  auto cum_seq_q = cum_seq_q_.unpack(getptr());
  auto logsumexp = logsumexp_.unpack(getptr());
  auto output = output_.unpack(getptr());
  auto rng_state = rng_state_.unpack(getptr());
  auto unused = unused_.unpack(getptr());
  IndexRangeGenerator gen;
  auto query_ix = gen.range(1);
  auto key_ix = gen.range(1);
  auto value_ix = gen.range(1);
  auto needs_input_grad = std::array<bool,3>{
      task_should_compute_output({query_ix}),
      task_should_compute_output({key_ix}),
      task_should_compute_output({value_ix}),};
  packed_args.pack(needs_input_grad);
  packed_args.pack(dropout_p);
  packed_args.pack(is_causal);
  packed_args.pack(key);
  packed_args.pack(query);
  packed_args.pack(scale);
  packed_args.pack(value);
  packed_args.pack(cum_seq_k);
  packed_args.pack(cum_seq_q);
  packed_args.pack(logsumexp);
  packed_args.pack(max_k);
  packed_args.pack(max_q);
  packed_args.pack(output);
  packed_args.pack(rng_state);
  packed_args.pack(unused);
  output_result = compiled_autograd_apply_functional(
      packed_args,
      next_edges(),
      saved,
      grads,
      name());
  saved.after(dropout_p);
  saved.after(is_causal);
  saved.after(key_);
  saved.after(query_);
  saved.after(scale);
  saved.after(value_);
  saved.after(cum_seq_k_);
  saved.after(cum_seq_q_);
  saved.after(logsumexp_);
  saved.after(max_k);
  saved.after(max_q);
  saved.after(output_);
  saved.after(rng_state_);
  saved.after(unused_);
  return output_result;
#endif
}
