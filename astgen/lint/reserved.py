"""Names that C++ or Python code cannot have: keywords, and what headers define as macros."""

from __future__ import annotations

from keyword import kwlist

from astgen.codes.code import Code
from astgen.codes.schemas import KEYWORD_NAME, MACRO_NAME
from astgen.cpp.lexer import KEYWORDS

MACROS = frozenset(
    """
    alloca assert errno linux major makedev minor offsetof stderr stdin stdout unix va_arg va_copy va_end va_start
    BUFSIZ CHAR_BIT CHAR_MAX CHAR_MIN CHECK DLOG EOF EXIT_FAILURE EXIT_SUCCESS FILENAME_MAX FOPEN_MAX HUGE_VAL
    HUGE_VALF HUGE_VALL INFINITY INT8_MAX INT8_MIN INT16_MAX INT16_MIN INT32_MAX INT32_MIN INT64_MAX INT64_MIN
    INTMAX_MAX INTMAX_MIN INTPTR_MAX INTPTR_MIN INT_MAX INT_MIN LC_ALL LLONG_MAX LLONG_MIN LOG LONG_MAX LONG_MIN
    MATH_ERRNO MAXFLOAT M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10 M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2
    M_SQRT2 NAN NULL PATH_MAX PTRDIFF_MAX PTRDIFF_MIN RAND_MAX SCHAR_MAX SCHAR_MIN SEEK_CUR SEEK_END SEEK_SET SHRT_MAX
    SHRT_MIN SIGABRT SIGFPE SIGILL SIGINT SIGSEGV SIGTERM SIG_DFL SIG_ERR SIG_IGN SIZE_MAX SNAN TMP_MAX UCHAR_MAX
    UINT8_MAX UINT16_MAX UINT32_MAX UINT64_MAX UINTMAX_MAX UINTPTR_MAX UINT_MAX ULLONG_MAX ULONG_MAX USHRT_MAX VLOG
    WCHAR_MAX WCHAR_MIN WEOF
    EACCES EAGAIN EBADF EBUSY EDOM EEXIST EFAULT EFBIG EINTR EINVAL EIO EISDIR EMFILE ENFILE ENODEV ENOENT ENOEXEC
    ENOMEM ENOSPC ENOSYS ENOTDIR ENOTSUP ENXIO EPERM EPIPE ERANGE EROFS ESRCH ETIME EWOULDBLOCK EXDEV
    """.split()  # noqa: SIM905
)
"""Macros of the headers of C and C++, and of torch's logging."""
RESERVED = KEYWORDS | MACROS | frozenset(kwlist)


def reserved(name: str) -> tuple[Code, str]:
    """The rule that a reserved name breaks, and what it is."""
    if name in KEYWORDS:
        return KEYWORD_NAME, "a C++ keyword"
    return (MACRO_NAME, "a macro of C and C++") if name in MACROS else (KEYWORD_NAME, "a Python keyword")
