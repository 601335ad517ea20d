// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
TORCH_API void record_stream_cuda(
    at::Tensor & self,
    at::Stream s);
