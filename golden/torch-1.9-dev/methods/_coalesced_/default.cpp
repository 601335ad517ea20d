// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
Tensor & _coalesced_(bool coalesced) const;
// aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
Tensor &
Tensor::_coalesced_(bool coalesced) const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_coalesced_", "")
      .typed<Tensor & (Tensor &, bool)>();
  return op.call(const_cast<Tensor &>(*this), coalesced);
}
