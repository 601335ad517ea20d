// astgen-golden 1
// _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
::std::tuple<at::Tensor &,at::Tensor &>
_linalg_eigh_out_eigenvalues(
    c10::DispatchKeySet ks,
    const at::Tensor & A,
    c10::string_view UPLO,
    bool compute_v,
    at::Tensor & eigenvalues,
    at::Tensor & eigenvectors) {
  torch::jit::Node* node = nullptr;
  std::shared_ptr<jit::tracer::TracingState> tracer_state;
  if (jit::tracer::isTracing()) {
    tracer_state = jit::tracer::getTracingState();
    at::Symbol op_name;
    op_name = c10::Symbol::fromQualString("aten::_linalg_eigh");
    node = tracer_state->createNode(op_name, /*num_outputs=*/0);
    jit::tracer::recordSourceLocation(node);
    jit::tracer::addInputs(node, "A", A);
    jit::tracer::addInputs(node, "UPLO", UPLO);
    jit::tracer::addInputs(node, "compute_v", compute_v);
    if (tracer_state->force_outplace) {
    } else {
      jit::tracer::addInputs(node, "eigenvalues", eigenvalues);
      jit::tracer::addInputs(node, "eigenvectors", eigenvectors);
    }
    tracer_state->insertNode(node);
    jit::tracer::ensureUniqueIfOutOfPlaced("_linalg_eigh_out", eigenvalues);
    jit::tracer::setTracingState(nullptr);
  }
  at::redispatch::_linalg_eigh_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      A,
      UPLO,
      compute_v,
      eigenvalues,
      eigenvectors);
  if (tracer_state) {
    jit::tracer::setTracingState(std::move(tracer_state));
    jit::tracer::addOutput(node, eigenvalues);
    jit::tracer::addOutput(node, eigenvectors);
  }
  return std::forward_as_tuple(eigenvalues, eigenvectors);
}
m.impl("_linalg_eigh.eigenvalues", TORCH_FN(TraceType::_linalg_eigh_out_eigenvalues));
