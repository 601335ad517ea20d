"""From pieces to files on disk."""
