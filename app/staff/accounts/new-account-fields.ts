export const NEW_ACCOUNT_FIELDS = ["username", "role", "password"] as const;
export type NewAccountField = (typeof NEW_ACCOUNT_FIELDS)[number];

export const MAX_USERNAME_LENGTH = 100;
