// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_empty_per_channel_affine_quantized_out_out(
    c10::DispatchKeySet ks,
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::_empty_per_channel_affine_quantized");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "size", size);
    jit::tracer::addInputs(node, "scales", scales);
    jit::tracer::addInputs(node, "zero_points", zero_points);
    jit::tracer::addInputs(node, "axis", axis);
    jit::tracer::addInputs(node, "memory_format", memory_format);
    if (tracer_state->force_outplace) {
    } else {
      jit::tracer::addInputs(node, "out", out);
    }
    tracer_state->insertNode(node);
    jit::tracer::ensureUniqueIfOutOfPlaced("_empty_per_channel_affine_quantized_out", out);
    jit::tracer::setTracingState(nullptr);
  }
  at::redispatch::_empty_per_channel_affine_quantized_symint_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      size,
      scales,
      zero_points,
      axis,
      memory_format,
      out);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, out);
  }
  return out;
}
m.impl(
    "_empty_per_channel_affine_quantized.out",
    TORCH_FN(TraceType::_empty_per_channel_affine_quantized_out_out));
