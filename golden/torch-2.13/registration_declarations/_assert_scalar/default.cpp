// astgen-golden 1
// _assert_scalar(Scalar self, str assert_msg) -> ()
void _assert_scalar(const at::Scalar & self, c10::string_view assert_msg); // {"schema": "aten::_assert_scalar(Scalar self, str assert_msg) -> ()", "dispatch": "True", "default": "True"}
