// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void record_stream(Tensor & self, Stream s);
