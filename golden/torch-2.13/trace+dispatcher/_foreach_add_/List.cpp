// astgen-golden 1
// _foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
void
_foreach_add__List(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_add_", "List")
      .typed<void (at::TensorList, at::TensorList, const at::Scalar &)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,at::TensorList,const at::Scalar &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      alpha);
}
m.impl("_foreach_add_.List", TORCH_FN(TraceType::_foreach_add__List));
