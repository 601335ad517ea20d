// astgen-golden 1
// fill.Scalar(Tensor self, Scalar value) -> Tensor
at::Tensor
fill_Scalar(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Scalar & value) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::full_like");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "value", value);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::fill", "Scalar")
      .typed<at::Tensor (const at::Tensor &, const at::Scalar &)>();
  auto result = c10::Dispatcher::singleton().redispatch<at::Tensor,const at::Tensor &,const at::Scalar &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      value);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("fill.Scalar", TORCH_FN(TraceType::fill_Scalar));
