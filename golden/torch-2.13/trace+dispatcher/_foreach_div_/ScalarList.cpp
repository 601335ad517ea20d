// astgen-golden 1
// _foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
void
_foreach_div__ScalarList(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "ScalarList")
      .typed<void (at::TensorList, at::ArrayRef<at::Scalar>)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,at::ArrayRef<at::Scalar>>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalars);
}
m.impl("_foreach_div_.ScalarList", TORCH_FN(TraceType::_foreach_div__ScalarList));
