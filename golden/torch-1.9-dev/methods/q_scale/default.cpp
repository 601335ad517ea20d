// astgen-golden 1
// q_scale(Tensor self) -> float
double q_scale() const;
// aten::q_scale(Tensor self) -> float
double
Tensor::q_scale() const {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::q_scale", "")
      .typed<double (const Tensor &)>();
  return op.call(const_cast<Tensor &>(*this));
}
