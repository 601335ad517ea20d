// astgen-golden 1
// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)
::std::tuple<at::Tensor,at::Tensor>
lstm_cell(
    c10::DispatchKeySet ks,
    const at::Tensor & input,
    at::TensorList hx,
    const at::Tensor & w_ih,
    const at::Tensor & w_hh,
    const ::std::optional<at::Tensor> & b_ih,
    const ::std::optional<at::Tensor> & b_hh) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::lstm_cell", "")
      .typed<::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, at::TensorList, const at::Tensor &, const at::Tensor &, const ::std::optional<at::Tensor> &, const ::std::optional<at::Tensor> &)>();
  auto [result0, result1] = c10::Dispatcher::singleton().redispatch<::std::tuple<at::Tensor,at::Tensor>,const at::Tensor &,at::TensorList,const at::Tensor &,const at::Tensor &,const ::std::optional<at::Tensor> &,const ::std::optional<at::Tensor> &>(
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
