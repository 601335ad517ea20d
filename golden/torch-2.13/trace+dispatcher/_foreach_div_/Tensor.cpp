// astgen-golden 1
// _foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
void
_foreach_div__Tensor(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div_", "Tensor")
      .typed<void (at::TensorList, const at::Tensor &)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,const at::Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other);
}
m.impl("_foreach_div_.Tensor", TORCH_FN(TraceType::_foreach_div__Tensor));
