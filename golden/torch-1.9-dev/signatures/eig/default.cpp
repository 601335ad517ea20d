// astgen-golden 1
// eig(Tensor self, bool eigenvectors=False) -> (Tensor eigenvalues, Tensor eigenvectors)
std::tuple<Tensor,Tensor> eig(const Tensor & self, bool eigenvectors=false);
