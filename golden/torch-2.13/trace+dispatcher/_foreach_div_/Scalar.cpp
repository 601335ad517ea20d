// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
void
_foreach_div__Scalar(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Scalar & scalar) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "Scalar")
      .typed<void (at::TensorList, const at::Scalar &)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,const at::Scalar &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalar);
}
m.impl("_foreach_div_.Scalar", TORCH_FN(TraceType::_foreach_div__Scalar));
