// astgen-golden 1
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor softmax(const Tensor & self, int64_t dim, c10::optional<ScalarType> dtype=c10::nullopt);
