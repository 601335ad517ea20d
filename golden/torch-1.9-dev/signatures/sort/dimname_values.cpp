// astgen-golden 1
// sort.dimname_values(Tensor self, Dimname dim, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &> sort_out(Tensor & values, Tensor & indices, const Tensor & self, Dimname dim, bool descending=false);
std::tuple<Tensor &,Tensor &> sort_outf(const Tensor & self, Dimname dim, bool descending, Tensor & values, Tensor & indices);
