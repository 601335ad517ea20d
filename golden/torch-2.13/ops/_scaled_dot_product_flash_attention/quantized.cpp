// astgen-golden 1
// _scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
struct TORCH_API _scaled_dot_product_flash_attention_quantized {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &, double, bool, bool, ::std::optional<double>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_scaled_dot_product_flash_attention";
  static constexpr const char* overload_name = "quantized";
  static constexpr const char* schema_str = "_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & query,
      const at::Tensor & key,
      const at::Tensor & value,
      const ::std::optional<at::Tensor> & q_descale,
      const ::std::optional<at::Tensor> & k_descale,
      const ::std::optional<at::Tensor> & v_descale,
      double dropout_p,
      bool is_causal,
      bool return_debug_mask,
      ::std::optional<double> scale);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & query,
      const at::Tensor & key,
      const at::Tensor & value,
      const ::std::optional<at::Tensor> & q_descale,
      const ::std::optional<at::Tensor> & k_descale,
      const ::std::optional<at::Tensor> & v_descale,
      double dropout_p,
      bool is_causal,
      bool return_debug_mask,
      ::std::optional<double> scale);
};
// aten::_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
static C10_NOINLINE c10::TypedOperatorHandle<_scaled_dot_product_flash_attention_quantized::schema>
create__scaled_dot_product_flash_attention_quantized_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _scaled_dot_product_flash_attention_quantized::name,
          _scaled_dot_product_flash_attention_quantized::overload_name)
      .typed<_scaled_dot_product_flash_attention_quantized::schema>();
}
// aten::_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention_quantized::call(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & q_descale,
    const ::std::optional<at::Tensor> & k_descale,
    const ::std::optional<at::Tensor> & v_descale,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  static auto op = create__scaled_dot_product_flash_attention_quantized_typed_handle();
  return op.call(
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
// aten::_scaled_dot_product_flash_attention.quantized(Tensor query, Tensor key, Tensor value, Tensor? q_descale, Tensor? k_descale, Tensor? v_descale, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention_quantized::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    const ::std::optional<at::Tensor> & q_descale,
    const ::std::optional<at::Tensor> & k_descale,
    const ::std::optional<at::Tensor> & v_descale,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  static auto op = create__scaled_dot_product_flash_attention_quantized_typed_handle();
  return op.redispatch(
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
