// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
at::Tensor squeeze(const at::Tensor & self, int64_t dim); // {"schema": "aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)", "dispatch": "True", "default": "True"}
