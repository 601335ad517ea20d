// astgen-golden 1
// _make_dual(Tensor(a) primal, Tensor tangent, int level) -> Tensor(a)
Tensor
_make_dual(
    c10::DispatchKeySet ks,
    const Tensor & primal,
    const Tensor & tangent,
    int64_t level) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = jit::Symbol::fromQualString("aten::_make_dual");
    node = tracer_state->graph->create(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "primal", primal);
    jit::tracer::addInputs(node, "tangent", tangent);
    jit::tracer::addInputs(node, "level", level);
    tracer_state->graph->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  auto result = at::redispatch::_make_dual(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      primal,
      tangent,
      level);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("_make_dual", TORCH_FN(TraceType::_make_dual));
