// astgen-golden 1
// is_complex(Tensor self) -> bool
bool is_complex(const at::Tensor & self); // {"schema": "aten::is_complex(Tensor self) -> bool", "dispatch": "False", "default": "True"}
