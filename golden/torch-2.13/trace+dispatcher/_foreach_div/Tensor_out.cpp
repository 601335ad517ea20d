// astgen-golden 1
// _foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_Tensor_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other,
    at::TensorList out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "Tensor_out")
      .typed<void (at::TensorList, const at::Tensor &, at::TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,const at::Tensor &,at::TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      out);
}
m.impl("_foreach_div.Tensor_out", TORCH_FN(TraceType::_foreach_div_out_Tensor_out));
