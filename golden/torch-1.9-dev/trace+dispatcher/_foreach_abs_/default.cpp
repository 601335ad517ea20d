// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
void
_foreach_abs_(
    c10::DispatchKeySet ks,
    TensorList self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_abs_", "")
      .typed<void (TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
}
m.impl("_foreach_abs_", TORCH_FN(TraceType::_foreach_abs_));
