// astgen-golden 1
// is_complex(Tensor self) -> bool
bool __dispatch_is_complex(const Tensor & self);
