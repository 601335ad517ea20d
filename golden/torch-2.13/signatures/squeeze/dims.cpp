// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor squeeze(const at::Tensor & self, at::IntArrayRef dim);
