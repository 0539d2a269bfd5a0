export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;
