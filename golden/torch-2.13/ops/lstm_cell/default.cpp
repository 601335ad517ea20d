// astgen-golden 1
// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
struct TORCH_API lstm_cell {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, at::TensorList, const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::lstm_cell";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & input,
      at::TensorList hx,
      const at::Tensor & w_ih,
      const at::Tensor & w_hh,
      const ::std::optional<at::Tensor> & b_ih,
      const ::std::optional<at::Tensor> & b_hh);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & input,
      at::TensorList hx,
      const at::Tensor & w_ih,
      const at::Tensor & w_hh,
      const ::std::optional<at::Tensor> & b_ih,
      const ::std::optional<at::Tensor> & b_hh);
};
// aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
static C10_NOINLINE c10::TypedOperatorHandle<lstm_cell::schema>
create_lstm_cell_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(lstm_cell::name, lstm_cell::overload_name)
      .typed<lstm_cell::schema>();
}
// aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor>
lstm_cell::call(
    const at::Tensor & input,
    at::TensorList hx,
    const at::Tensor & w_ih,
    const at::Tensor & w_hh,
    const ::std::optional<at::Tensor> & b_ih,
    const ::std::optional<at::Tensor> & b_hh) {
  static auto op = create_lstm_cell_typed_handle();
  return op.call(input, hx, w_ih, w_hh, b_ih, b_hh);
}
// aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor>
lstm_cell::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & input,
    at::TensorList hx,
    const at::Tensor & w_ih,
    const at::Tensor & w_hh,
    const ::std::optional<at::Tensor> & b_ih,
    const ::std::optional<at::Tensor> & b_hh) {
  static auto op = create_lstm_cell_typed_handle();
  return op.redispatch(dispatchKeySet, input, hx, w_ih, w_hh, b_ih, b_hh);
}
