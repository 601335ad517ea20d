// astgen-golden 1
// _cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
struct TORCH_API _cudnn_attention_forward {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, c10::SymInt, c10::SymInt, bool, double, bool, bool, ::std::optional<double>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_cudnn_attention_forward";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> call(
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
      ::std::optional<double> scale);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
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
      ::std::optional<double> scale);
};
// aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
static C10_NOINLINE c10::TypedOperatorHandle<_cudnn_attention_forward::schema>
create__cudnn_attention_forward_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_cudnn_attention_forward::name, _cudnn_attention_forward::overload_name)
      .typed<_cudnn_attention_forward::schema>();
}
// aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward::call(
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
  static auto op = create__cudnn_attention_forward_typed_handle();
  return op.call(
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
// aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_cudnn_attention_forward::redispatch(
    c10::DispatchKeySet dispatchKeySet,
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
  static auto op = create__cudnn_attention_forward_typed_handle();
  return op.redispatch(
      dispatchKeySet,
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
