"""Parts of an autograd kernel: what is known of it, its history, its tangents, its checks and its call."""
