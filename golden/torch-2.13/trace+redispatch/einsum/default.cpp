// astgen-golden 1
// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
at::Tensor
einsum(
    c10::DispatchKeySet ks,
    c10::string_view equation,
    at::TensorList tensors,
    at::OptionalIntArrayRef path) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::einsum");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "equation", equation);
    jit::tracer::addInputs(node, "tensors", tensors);
    jit::tracer::addInputs(node, "path", path);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  auto result = at::redispatch::einsum(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      equation,
      tensors,
      path);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("einsum", TORCH_FN(TraceType::einsum));
