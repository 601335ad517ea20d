// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_Scalar_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "Scalar_out")
      .typed<void (at::TensorList, const at::Scalar &, at::TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,const at::Scalar &,at::TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalar,
      out);
}
m.impl("_foreach_div.Scalar_out", TORCH_FN(TraceType::_foreach_div_out_Scalar_out));
