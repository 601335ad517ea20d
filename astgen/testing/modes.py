"""What a session may do with goldens that differ."""

from __future__ import annotations

MODES = ("check", "pending", "new", "update")
