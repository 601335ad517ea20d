// astgen-golden 1
// _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
struct TORCH_API _embedding_bag {
  using schema = ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor> (const at::Tensor &, const at::Tensor &, const at::Tensor &, bool, int64_t, bool, const ::std::optional<at::Tensor> &, bool, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_embedding_bag";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)";

  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor> call(
      const at::Tensor & weight,
      const at::Tensor & indices,
      const at::Tensor & offsets,
      bool scale_grad_by_freq,
      int64_t mode,
      bool sparse,
      const ::std::optional<at::Tensor> & per_sample_weights,
      bool include_last_offset,
      int64_t padding_idx);
  static ::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & weight,
      const at::Tensor & indices,
      const at::Tensor & offsets,
      bool scale_grad_by_freq,
      int64_t mode,
      bool sparse,
      const ::std::optional<at::Tensor> & per_sample_weights,
      bool include_last_offset,
      int64_t padding_idx);
};
// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
static C10_NOINLINE c10::TypedOperatorHandle<_embedding_bag::schema>
create__embedding_bag_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_embedding_bag::name, _embedding_bag::overload_name)
      .typed<_embedding_bag::schema>();
}
// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_embedding_bag::call(
    const at::Tensor & weight,
    const at::Tensor & indices,
    const at::Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const ::std::optional<at::Tensor> & per_sample_weights,
    bool include_last_offset,
    int64_t padding_idx) {
  static auto op = create__embedding_bag_typed_handle();
  return op.call(
      weight,
      indices,
      offsets,
      scale_grad_by_freq,
      mode,
      sparse,
      per_sample_weights,
      include_last_offset,
      padding_idx);
}
// aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor,at::Tensor,at::Tensor>
_embedding_bag::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & weight,
    const at::Tensor & indices,
    const at::Tensor & offsets,
    bool scale_grad_by_freq,
    int64_t mode,
    bool sparse,
    const ::std::optional<at::Tensor> & per_sample_weights,
    bool include_last_offset,
    int64_t padding_idx) {
  static auto op = create__embedding_bag_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      weight,
      indices,
      offsets,
      scale_grad_by_freq,
      mode,
      sparse,
      per_sample_weights,
      include_last_offset,
      padding_idx);
}
