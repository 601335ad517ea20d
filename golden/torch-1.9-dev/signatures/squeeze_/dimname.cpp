// astgen-golden 1
// squeeze_.dimname(Tensor(a!) self, Dimname dim) -> Tensor(a!)
Tensor & squeeze_(Tensor & self, Dimname dim);
