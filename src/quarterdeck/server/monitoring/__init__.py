"""What a server tells whoever runs it: logs, traces, and what may be counted."""
