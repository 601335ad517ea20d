// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
struct TORCH_API _nested_view_from_jagged {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, int64_t, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_nested_view_from_jagged";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & offsets,
      const at::Tensor & dummy,
      const ::std::optional<at::Tensor> & lengths,
      int64_t ragged_idx,
      const ::std::optional<at::Tensor> & min_seqlen,
      const ::std::optional<at::Tensor> & max_seqlen);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & offsets,
      const at::Tensor & dummy,
      const ::std::optional<at::Tensor> & lengths,
      int64_t ragged_idx,
      const ::std::optional<at::Tensor> & min_seqlen,
      const ::std::optional<at::Tensor> & max_seqlen);
};
// aten::_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<_nested_view_from_jagged::schema>
create__nested_view_from_jagged_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_nested_view_from_jagged::name, _nested_view_from_jagged::overload_name)
      .typed<_nested_view_from_jagged::schema>();
}
// aten::_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
at::Tensor
_nested_view_from_jagged::call(
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen) {
  static auto op = create__nested_view_from_jagged_typed_handle();
  return op.call(self, offsets, dummy, lengths, ragged_idx, min_seqlen, max_seqlen);
}
// aten::_nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
at::Tensor
_nested_view_from_jagged::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen) {
  static auto op = create__nested_view_from_jagged_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      self,
      offsets,
      dummy,
      lengths,
      ragged_idx,
      min_seqlen,
      max_seqlen);
}
