// astgen-golden 1
// _foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_List_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other,
    at::TensorList out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "List_out")
      .typed<void (at::TensorList, at::TensorList, at::TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,at::TensorList,at::TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      out);
}
m.impl("_foreach_div.List_out", TORCH_FN(TraceType::_foreach_div_out_List_out));
