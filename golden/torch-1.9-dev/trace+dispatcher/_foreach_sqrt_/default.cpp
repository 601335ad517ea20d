// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
void
_foreach_sqrt_(
    c10::DispatchKeySet ks,
    TensorList self) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_sqrt_", "")
      .typed<void (TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self);
}
m.impl("_foreach_sqrt_", TORCH_FN(TraceType::_foreach_sqrt_));
