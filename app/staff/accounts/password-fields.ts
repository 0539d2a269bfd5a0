export const PASSWORD_FIELDS = ["password", "newPassword", "newPasswordAgain"] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
