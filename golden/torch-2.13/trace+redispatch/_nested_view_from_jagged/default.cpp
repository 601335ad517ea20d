// astgen-golden 1
// _nested_view_from_jagged(Tensor(a) self, Tensor offsets, Tensor dummy, Tensor? lengths=None, int ragged_idx=1, Tensor? min_seqlen=None, Tensor? max_seqlen=None) -> Tensor(a)
at::Tensor
_nested_view_from_jagged(
    c10::DispatchKeySet ks,
    const at::Tensor & self,
    const at::Tensor & offsets,
    const at::Tensor & dummy,
    const ::std::optional<at::Tensor> & lengths,
    int64_t ragged_idx,
    const ::std::optional<at::Tensor> & min_seqlen,
    const ::std::optional<at::Tensor> & max_seqlen) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::_nested_view_from_jagged");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "self", self);
    jit::tracer::addInputs(node, "offsets", offsets);
    jit::tracer::addInputs(node, "dummy", dummy);
    jit::tracer::addInputs(node, "lengths", lengths);
    jit::tracer::addInputs(node, "ragged_idx", ragged_idx);
    jit::tracer::addInputs(node, "min_seqlen", min_seqlen);
    jit::tracer::addInputs(node, "max_seqlen", max_seqlen);
    tracer_state->insertNode(node);
    jit::tracer::setTracingState(nullptr);
  }
  auto result = at::redispatch::_nested_view_from_jagged(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      offsets,
      dummy,
      lengths,
      ragged_idx,
      min_seqlen,
      max_seqlen);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, result);
  }
  return result;
}
m.impl("_nested_view_from_jagged", TORCH_FN(TraceType::_nested_view_from_jagged));
