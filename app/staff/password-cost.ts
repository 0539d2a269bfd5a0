/** The parameters of scrypt. */
export type HashCost = { N: number; r: number; p: number };

/** OWASP's first recommendation for scrypt: 128 MiB per hash. */
export const PASSWORD_COST: HashCost = { N: 2 ** 17, r: 8, p: 1 };
