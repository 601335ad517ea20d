// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void record_stream(at::Tensor & self, at::Stream s); // {"schema": "aten::record_stream(Tensor(a!) self, Stream s) -> ()", "dispatch": "True", "default": "False"}
