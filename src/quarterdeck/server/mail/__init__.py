"""Letters to people who have given an address, where the server may send any."""
