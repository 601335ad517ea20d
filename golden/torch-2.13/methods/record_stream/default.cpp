// astgen-golden 1
// record_stream(Tensor(a!) self, Stream s) -> ()
void record_stream(at::Stream s) const;
// aten::record_stream(Tensor(a!) self, Stream s) -> ()
inline void
Tensor::record_stream(at::Stream s) const {
  return at::_ops::record_stream::call(const_cast<Tensor &>(*this), s);
}
