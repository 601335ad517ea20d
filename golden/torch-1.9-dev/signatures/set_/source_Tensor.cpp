// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
Tensor & set_(Tensor & self, const Tensor & source);
