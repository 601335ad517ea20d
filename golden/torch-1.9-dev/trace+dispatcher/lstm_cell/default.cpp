// astgen-golden 1
// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
std::tuple<Tensor,Tensor>
lstm_cell(
    c10::DispatchKeySet ks,
    const Tensor & input,
    TensorList hx,
    const Tensor & w_ih,
    const Tensor & w_hh,
    const c10::optional<Tensor> & b_ih,
    const c10::optional<Tensor> & b_hh) {
  Tensor result0;
  Tensor result1;
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::lstm_cell", "")
      .typed<std::tuple<Tensor,Tensor> (const Tensor &, TensorList, const Tensor &, const Tensor &, const c10::optional<Tensor> &, const c10::optional<Tensor> &)>();
  std::tie(result0, result1) = c10::Dispatcher::singleton().redispatch<std::tuple<Tensor,Tensor>,const Tensor &,TensorList,const Tensor &,const Tensor &,const c10::optional<Tensor> &,const c10::optional<Tensor> &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      input,
      hx,
      w_ih,
      w_hh,
      b_ih,
      b_hh);
  return std::make_tuple(std::move(result0), std::move(result1));
}
m.impl("lstm_cell", TORCH_FN(TraceType::lstm_cell));
