// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
Tensor & set_(Tensor & self, Storage source);
