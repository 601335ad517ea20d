// astgen-golden 1
// _cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
// aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & attn_bias,
    const ::std::optional<at::Tensor> & cum_seq_q,
    const ::std::optional<at::Tensor> & cum_seq_k,
    int64_t max_q,
    int64_t max_k,
    bool compute_log_sumexp,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt) {
  return at::_ops::_cudnn_attention_forward::call(
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
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & attn_bias,
    const ::std::optional<at::Tensor> & cum_seq_q,
    const ::std::optional<at::Tensor> & cum_seq_k,
    int64_t max_q,
    int64_t max_k,
    bool compute_log_sumexp,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt) {
  return at::_ops::_cudnn_attention_forward::call(
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
}

} // namespace symint
// aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward_symint(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & attn_bias,
    const ::std::optional<at::Tensor> & cum_seq_q,
    const ::std::optional<at::Tensor> & cum_seq_k,
    c10::SymInt max_q,
    c10::SymInt max_k,
    bool compute_log_sumexp,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt) {
  return at::_ops::_cudnn_attention_forward::call(
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
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & attn_bias,
    const ::std::optional<at::Tensor> & cum_seq_q,
    const ::std::optional<at::Tensor> & cum_seq_k,
    c10::SymInt max_q,
    c10::SymInt max_k,
    bool compute_log_sumexp,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt) {
  return at::_ops::_cudnn_attention_forward::call(
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
}

} // namespace symint
