export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/** The parameters of scrypt. */
export type HashCost = { N: number; r: number; p: number };

/** The cost of new hashes, OWASP's first recommendation for scrypt: 128 MiB per hash. */
export const PASSWORD_COST: HashCost = { N: 2 ** 17, r: 8, p: 1 };

export const PASSWORD_FIELDS = ["password", "newPassword", "newPasswordAgain"] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

export const NEW_ACCOUNT_FIELDS = ["username", "role", "password"] as const;
export type NewAccountField = (typeof NEW_ACCOUNT_FIELDS)[number];

export const MAX_USERNAME_LENGTH = 100;
