-- Those from before have 95 random bits.
comment on column recovery_codes.hash is 'SHA-256 of the code, which has 128 random bits; deleted when it is used';
