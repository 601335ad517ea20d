// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
int64_t stride(const at::Tensor & self, int64_t dim); // {"schema": "aten::stride.int(Tensor self, int dim) -> int", "dispatch": "False", "default": "True"}
