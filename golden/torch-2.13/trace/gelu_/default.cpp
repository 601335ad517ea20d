// astgen-golden 1
// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
at::Tensor &
gelu_(
    c10::DispatchKeySet ks,
    at::Tensor & self,
    c10::string_view approximate) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    if (tracer_state->force_outplace) {
      op_name = c10::Symbol::fromQualString("aten::gelu");
    } else {
      op_name = c10::Symbol::fromQualString("aten::gelu_");
    }
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "approximate", approximate);
    tracer_state->insertNode(node);
    jit::tracer::ensureUniqueIfOutOfPlaced("gelu_", self);
    jit::tracer::setTracingState(nullptr);
  }
  at::_ops::gelu_::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      approximate);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, self);
  }
  return self;
}
m.impl("gelu_", TORCH_FN(TraceType::gelu_));
