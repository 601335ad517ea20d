// astgen-golden 1
// is_complex(Tensor self) -> bool
TORCH_API bool is_complex(const at::Tensor & self);
