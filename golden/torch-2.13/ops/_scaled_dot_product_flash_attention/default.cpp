// astgen-golden 1
// _scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
struct TORCH_API _scaled_dot_product_flash_attention {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const at::Tensor &, const at::Tensor &, double, bool, bool, ::std::optional<double>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_scaled_dot_product_flash_attention";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & query,
      const at::Tensor & key,
      const at::Tensor & value,
      double dropout_p,
      bool is_causal,
      bool return_debug_mask,
      ::std::optional<double> scale);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & query,
      const at::Tensor & key,
      const at::Tensor & value,
      double dropout_p,
      bool is_causal,
      bool return_debug_mask,
      ::std::optional<double> scale);
};
// aten::_scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
static C10_NOINLINE c10::TypedOperatorHandle<_scaled_dot_product_flash_attention::schema>
create__scaled_dot_product_flash_attention_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(
          _scaled_dot_product_flash_attention::name,
          _scaled_dot_product_flash_attention::overload_name)
      .typed<_scaled_dot_product_flash_attention::schema>();
}
// aten::_scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention::call(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  static auto op = create__scaled_dot_product_flash_attention_typed_handle();
  return op.call(query, key, value, dropout_p, is_causal, return_debug_mask, scale);
}
// aten::_scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor>
_scaled_dot_product_flash_attention::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    double dropout_p,
    bool is_causal,
    bool return_debug_mask,
    ::std::optional<double> scale) {
  static auto op = create__scaled_dot_product_flash_attention_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      query,
      key,
      value,
      dropout_p,
      is_causal,
      return_debug_mask,
      scale);
}
