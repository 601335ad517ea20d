// astgen-golden 1
// _foreach_div.ScalarList(Tensor[] tensors, float[] scalars) -> Tensor[]
std::vector<Tensor>
_foreach_div_ScalarList(
    c10::DispatchKeySet ks,
    TensorList tensors,
    ArrayRef<double> scalars) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = jit::Symbol::fromQualString("aten::_foreach_div");
    node = tracer_state->graph->create(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "tensors", tensors);
    jit::tracer::addInputs(node, "scalars", scalars);
    tracer_state->graph->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_foreach_div", "ScalarList")
      .typed<std::vector<Tensor> (TensorList, ArrayRef<double>)>();
  auto result = c10::Dispatcher::singleton().redispatch<std::vector<Tensor>,TensorList,ArrayRef<double>>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      tensors,
      scalars);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("_foreach_div.ScalarList", TORCH_FN(TraceType::_foreach_div_ScalarList));
