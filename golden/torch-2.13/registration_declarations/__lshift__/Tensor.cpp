// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor __lshift__(const at::Tensor & self, const at::Tensor & other); // {"schema": "aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor", "dispatch": "True", "default": "False"}
