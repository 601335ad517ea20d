// astgen-golden 1
// size.int(Tensor self, int dim) -> int
int64_t size(const at::Tensor & self, int64_t dim); // {"schema": "aten::size.int(Tensor self, int dim) -> int", "dispatch": "False", "default": "True"}
