"""What differs between two sets of generated code, kernel by kernel."""
