// astgen-golden 1
// _foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
void
_foreach_add__Tensor(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_add_", "Tensor")
      .typed<void (at::TensorList, const at::Tensor &, const at::Scalar &)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,const at::Tensor &,const at::Scalar &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      alpha);
}
m.impl("_foreach_add_.Tensor", TORCH_FN(TraceType::_foreach_add__Tensor));
