// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor squeeze(const at::Tensor & self, at::IntArrayRef dim); // {"schema": "aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)", "dispatch": "True", "default": "True"}
