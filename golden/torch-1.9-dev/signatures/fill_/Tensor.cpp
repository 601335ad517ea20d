// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
Tensor & fill_(Tensor & self, const Tensor & value);
