// astgen-golden 1
// _cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward(
    c10::DispatchKeySet ks,
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & attn_bias,
    const ::std::optional<at::Tensor> & cum_seq_q,
    const ::std::optional<at::Tensor> & cum_seq_k,
    c10::SymInt max_q,
    c10::SymInt max_k,
    bool compute_log_sumexp,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::_cudnn_attention_forward");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "query", query);
    jit::tracer::addInputs(node, "key", key);
    jit::tracer::addInputs(node, "value", value);
    jit::tracer::addInputs(node, "attn_bias", attn_bias);
    jit::tracer::addInputs(node, "cum_seq_q", cum_seq_q);
    jit::tracer::addInputs(node, "cum_seq_k", cum_seq_k);
    jit::tracer::addInputs(node, "max_q", max_q);
    jit::tracer::addInputs(node, "max_k", max_k);
    jit::tracer::addInputs(node, "compute_log_sumexp", compute_log_sumexp);
    jit::tracer::addInputs(node, "dropout_p", dropout_p);
    jit::tracer::addInputs(node, "is_causal", is_causal);
    jit::tracer::addInputs(node, "return_debug_mask", return_debug_mask);
    jit::tracer::addInputs(node, "scale", scale);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  auto [output, logsumexp, cum_seq_q_return, cum_seq_k_return, max_q_return, max_k_return, philox_seed, philox_offset, debug_attn_mask] = at::redispatch::_cudnn_attention_forward_symint(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      query,
      key,
      value,
      attn_bias,
      cum_seq_q,
      cum_seq_k,
      max_q,
      max_k,
      compute_log_sumexp,
      dropout_p,
      is_causal,
      return_debug_mask,
      scale);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, output);
    jit::tracer::addOutput(node, logsumexp);
    jit::tracer::addOutput(node, cum_seq_q_return);
    jit::tracer::addOutput(node, cum_seq_k_return);
    jit::tracer::addOutput(node, max_q_return);
    jit::tracer::addOutput(node, max_k_return);
    jit::tracer::addOutput(node, philox_seed);
    jit::tracer::addOutput(node, philox_offset);
    jit::tracer::addOutput(node, debug_attn_mask);
  }
  return std::make_tuple(
      std::move(output),
      std::move(logsumexp),
      std::move(cum_seq_q_return),
      std::move(cum_seq_k_return),
      std::move(max_q_return),
      std::move(max_k_return),
      std::move(philox_seed),
      std::move(philox_offset),
      std::move(debug_attn_mask));
}
m.impl("_cudnn_attention_forward", TORCH_FN(TraceType::_cudnn_attention_forward));
