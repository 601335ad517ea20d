// astgen-golden 1
// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
TORCH_API std::tuple<Tensor,Tensor> lstm_cell(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    TensorList hx,
    const Tensor & w_ih,
    const Tensor & w_hh,
    const c10::optional<Tensor> & b_ih={},
    const c10::optional<Tensor> & b_hh={});
// aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
std::tuple<Tensor,Tensor>
lstm_cell(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & input,
    TensorList hx,
    const Tensor & w_ih,
    const Tensor & w_hh,
    const c10::optional<Tensor> & b_ih,
    const c10::optional<Tensor> & b_hh) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::lstm_cell", "")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, TensorList, const Tensor &, const Tensor &, const c10::optional<Tensor> &, const c10::optional<Tensor> &)>();
  return op.redispatch(dispatchKeySet, input, hx, w_ih, w_hh, b_ih, b_hh);
}
