export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

export const PASSWORD_FIELDS = ["password", "newPassword", "newPasswordAgain"] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
