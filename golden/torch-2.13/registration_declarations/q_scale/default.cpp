// astgen-golden 1
// q_scale(Tensor self) -> float
double q_scale(const at::Tensor & self); // {"schema": "aten::q_scale(Tensor self) -> float", "dispatch": "True", "default": "False"}
