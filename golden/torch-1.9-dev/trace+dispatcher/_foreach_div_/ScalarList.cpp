// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, float[] scalars) -> ()
void
_foreach_div__ScalarList(
    c10::DispatchKeySet ks,
    TensorList self,
    ArrayRef<double> scalars) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "ScalarList")
      .typed<void (TensorList, ArrayRef<double>)>();
  c10::Dispatcher::singleton().redispatch<void,TensorList,ArrayRef<double>>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalars);
}
m.impl("_foreach_div_.ScalarList", TORCH_FN(TraceType::_foreach_div__ScalarList));
