// astgen-golden 1
// div.Scalar_mode(Tensor self, Scalar other, *, str rounding_mode) -> Tensor
Tensor
div_Scalar_mode(
    c10::DispatchKeySet ks,
    const Tensor & self,
    Scalar other,
    std::string rounding_mode) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = jit::Symbol::fromQualString("aten::div");
    node = tracer_state->graph->create(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "other", other);
    jit::tracer::addInputs(node, "rounding_mode", rounding_mode);
    tracer_state->graph->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::div", "Scalar_mode")
      .typed<Tensor (const Tensor &, Scalar, std::string)>();
  auto result = c10::Dispatcher::singleton().redispatch<Tensor,const Tensor &,Scalar,std::string>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      other,
      rounding_mode);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("div.Scalar_mode", TORCH_FN(TraceType::div_Scalar_mode));
