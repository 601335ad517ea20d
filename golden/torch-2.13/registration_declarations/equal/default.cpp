// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool equal(const at::Tensor & self, const at::Tensor & other); // {"schema": "aten::equal(Tensor self, Tensor other) -> bool", "dispatch": "True", "default": "False"}
