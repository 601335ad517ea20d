// astgen-golden 1
// q_scale(Tensor self) -> float
double q_scale(const Tensor & self);
