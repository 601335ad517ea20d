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
  std::tie(result0, result1) = at::redispatch::lstm_cell(
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
