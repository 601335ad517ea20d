// astgen-golden 1
// is_complex(Tensor self) -> bool
// aten::is_complex(Tensor self) -> bool
inline bool
__dispatch_is_complex(const at::Tensor & self) {
  return at::_ops::is_complex::call(self);
}
