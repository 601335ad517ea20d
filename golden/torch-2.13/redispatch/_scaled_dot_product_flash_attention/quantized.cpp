// astgen-golden 1
// _scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
// aten::_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
inline ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & q_descale,
    const ::std::optional<at::Tensor> & k_descale,
    const ::std::optional<at::Tensor> & v_descale,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt) {
  return at::_ops::_scaled_dot_product_flash_attention_quantized::redispatch(
      dispatchKeySet,
      query,
      key,
      value,
      q_descale,
      k_descale,
      v_descale,
      dropout_p,
      is_causal,
      return_debug_mask,
      scale);
}
