// astgen-golden 1
// _scaled_dot_product_flash_attention(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> _scaled_dot_product_flash_attention_cuda(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt);
TORCH_API ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor,c10::SymInt,c10::SymInt,at::Tensor,at::Tensor,at::Tensor> _scaled_dot_product_flash_attention_nestedtensor_cuda(
    const at::Tensor & query,
    const at::Tensor & key,
    const at::Tensor & value,
    double dropout_p=0.0,
    bool is_causal=false,
    bool return_debug_mask=false,
    ::std::optional<double> scale=::std::nullopt);
